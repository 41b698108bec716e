/** The messages between the server and this page, by name. `schema.ts` is generated from the
 *  server's own types; nothing is written twice. */
import type { components } from "./schema";

type Schemas = components["schemas"];
/** What has a default may be left out of what we send. */
type Sent<T, Optional extends keyof T> = Omit<T, Optional> & Partial<Pick<T, Optional>>;

// ---- what a browser may send by REST ----
export type SeatPlan = Sent<Schemas["SeatPlan"], "level" | "name">;
export type NewTable = Sent<
  Omit<Schemas["NewTable"], "seats" | "origin">,
  "options" | "listed" | "hints" | "promise" | "password" | "onlookers" | "clock" | "rated"
> & {
  seats: SeatPlan[];
  origin?: Sent<Schemas["Origin"], "table" | "record" | "rows">;
};
export type HintWish = Schemas["HintWish"];
export type NewChannel = Sent<
  Schemas["NewChannel"],
  "form" | "token" | "room" | "p256dh" | "auth" | "name"
>;
export type ChannelChange = Partial<Schemas["ChannelChange"]>;
export type SeatChange = Sent<Schemas["SeatChange"], "level" | "name" | "promise">;

// ---- what the server answers by REST ----
export type Me = Schemas["Me"];
export type ChatTold = Schemas["ChatTold"];
export type MutesTold = Schemas["MutesTold"];
export type Reported = Schemas["Reported"];
type ProposalTold = Schemas["ProposalTold"];
export type Wanted = ProposalTold["what"];
export type Problem = Sent<Schemas["Problem"], "rule" | "facts">;
export type OptionInfo = Schemas["OptionInfo"];
export type LevelInfo = Schemas["LevelInfo"];
export type GameInfo = Schemas["GameInfo"];
export type Paragraph = Schemas["Paragraph"];
export type Rulebook = Schemas["Rulebook"];
export type FoundRules = Schemas["FoundRules"];
export type HowToPlay = Schemas["HowToPlay"];
export type Block = Schemas["Block"];
export type Passage = Schemas["Passage"];
export type FigureTold = Schemas["FigureTold"];
export type HintTold = Schemas["HintTold"];
export type LessonInfo = Schemas["LessonInfo"];
export type LessonTold = Schemas["LessonTold"];
export type SeatInfo = Schemas["SeatInfo"];
export type Clock = Schemas["Clock"];
export type SeatClock = Schemas["SeatClock"];
export type TableInfo = Schemas["TableInfo"];
export type LockedTable = Schemas["LockedTable"];
export type ShareTold = Schemas["ShareTold"];
export type ChanceTold = Schemas["ChanceTold"];
export type TokenTold = Schemas["TokenTold"];
export type TableList = Schemas["TableList"];
export type ChannelTold = Schemas["ChannelTold"];
export type CallsTold = Schemas["CallsTold"];
export type CallTried = Schemas["CallTried"];
export type RatingTold = Schemas["RatingTold"];
export type TableRatings = Schemas["TableRatings"];
export type MyGames = Schemas["MyGames"];
export type MyResults = Schemas["MyResults"];
export type Meeting = Schemas["Meeting"];
export type RecordCheck = Schemas["RecordCheck"];
export type Replay = Schemas["Replay"];
export type AnalysisTold = Schemas["AnalysisTold"];
export type WaysTold = Schemas["WaysTold"];
export type DepthName = AnalysisTold["depth"];
export type Aside = Sent<Schemas["Aside"], "look" | "seat">;
export type AsideTold = Schemas["AsideTold"];
/** A line beside a game, as a record has it. */
export type Noted = Schemas["BranchNoted"];
export type NotesTold = Schemas["NotesTold"];
export type RecordWish = Schemas["RecordWish"];
export type WorthTold = Schemas["WorthTold"];
export type TrialTold = Schemas["TrialTold"];
export type Estimate = Schemas["Estimate"];
export type Moment = Schemas["Moment"];
export type Change = Schemas["Change"];
export type Deed = Schemas["Deed"];
export type Verdict = Schemas["Verdict"];
export type Way = Schemas["Way"];
export type Account = Schemas["Account"];
export type Summary = Schemas["Summary"];
export type Turn = Schemas["Turn"];

// ---- who one is ----
export type DevicesTold = Schemas["DevicesTold"];
export type LinkMade = Schemas["LinkMade"];
export type LinkTold = Schemas["LinkTold"];
export type ProspectTold = Schemas["ProspectTold"];

// ---- the position ----
export type EventTold = Schemas["EventTold"];
export type StepTold = Schemas["StepTold"];
export type Asked = Schemas["Asked"];
export type Seen = Schemas["Seen"];
export type ChatLine = Schemas["ChatLine"];

// ---- WebSocket: from the browser ----
type Hello = Schemas["Hello"];
export type Act = Schemas["Act"];
export type Undo = Schemas["Undo"];
export type Why = Schemas["Why"];
export type Foresee = Schemas["Foresee"];
export type Look = Schemas["Look"];
export type Suppose = Schemas["Suppose"];
export type Inquiry = Why | Foresee | Look | Suppose;
/** A request without the id, which is given when it is sent. */
export type Unnumbered<T extends { id: string }> = T extends T ? Omit<T, "id"> : never;
type Say = Schemas["Say"];
type Lead = Sent<Schemas["Lead"], "line" | "eyes">;
type Ping = Schemas["Ping"];
type Gaze = Schemas["Gaze"];
export type FromBrowser = Hello | Act | Undo | Inquiry | Say | Lead | Ping | Gaze;

// ---- WebSocket: to the browser ----
export type Position = Schemas["Position"];
export type Changed = Schemas["Changed"];
export type Done = Schemas["Done"];
type Refused = Schemas["Refused"];
export type Because = Schemas["Because"];
export type Foreseen = Schemas["Foreseen"];
export type OfferTold = Schemas["OfferTold"];
export type Offered = Schemas["Offered"];
export type Supposed = Schemas["Supposed"];
type Chat = Schemas["Chat"];
export type Led = Schemas["Led"];
type Pong = Schemas["Pong"];
export type FromServer =
  Position | Changed | Done | Refused | Because | Foreseen | Offered | Supposed | Chat | Led | Pong;

// ---- words of these messages ----
export type Facts = EventTold["facts"];
export type Fact = Facts[string];
export type Lang = Rulebook["lang"];
export type Level = LevelInfo["key"];
