/** The printed map, cards, markers, eras and costs, read from the game's own data. */
import costs from "../../../src/tampu/games/inca_empire/data/costs.json";
import eras from "../../../src/tampu/games/inca_empire/data/eras.json";
import map from "../../../src/tampu/games/inca_empire/data/map.json";
import markers from "../../../src/tampu/games/inca_empire/data/markers.json";
import deck from "../../../src/tampu/games/inca_empire/data/sun_deck.json";
import type { Point } from "../kit/camera.svelte";

export type Colour = "orange" | "blue" | "brown" | "green";
type SiteKind = "capital" | "city" | "garrison" | "huaca";
export type PhaseKind = "inca" | "sun" | "people" | "sapa_inca";

export interface Region {
  id: string;
  name: string;
  /** The colour whose start region it is. */
  start: Colour | null;
  label: Point;
  polygon: readonly Point[];
  adjacent: readonly string[];
}

export interface Site extends Point {
  id: string;
  name: string;
  kind: SiteKind;
  renowned: boolean;
  bonus: number;
  regions: readonly string[];
}

/** A printed slot, or a pair of sites that a wild road may join. */
export interface Way {
  id: string;
  a: string;
  b: string;
  regions: readonly string[];
  frontier: boolean;
  wild: boolean;
  crosses: readonly string[];
}

export interface Marker {
  id: string;
  resistance: number;
  labour: number;
  vp: number;
}

/** What a card looks at, and what it changes (`vocabulary` of the data). */
export interface Card {
  id: string;
  class: string;
  rule: string;
  scope: readonly string[];
  modifier: string;
  amount: number;
  vp: number;
  sites: readonly string[];
}

export interface Era {
  id: string;
  years: readonly number[];
  sapaInca: string;
  resources: number;
  keep: number | null;
  columns: readonly (readonly PhaseKind[])[];
}

const spot = ([x, y]: readonly number[]): Point => ({ x: x!, y: y! });

/** Two marks stand only 41 units apart: each moves a little away from the other. */
const NUDGED: Record<string, Point> = { colla: { x: -3, y: -4 }, pacaje: { x: 6, y: 8 } };

function labelOf(id: string, label: readonly number[]): Point {
  const { x, y } = spot(label);
  const by = NUDGED[id] ?? { x: 0, y: 0 };
  return { x: x + by.x, y: y + by.y };
}

const REGIONS: readonly Region[] = map.regions.map((region) => ({
  id: region.id,
  name: region.name,
  start: region.start as Colour | null,
  label: labelOf(region.id, region.label),
  polygon: region.polygon.map(spot),
  adjacent: region.adjacent,
}));

const SITES: readonly Site[] = map.sites.map((site) => ({
  ...site,
  kind: site.kind as SiteKind,
  bonus: site.temple_bonus,
}));

export const SLOTS: readonly Way[] = map.roads.map((road) => ({
  ...road,
  regions: [road.region],
  wild: false,
  crosses: [],
}));

export const WILDS: readonly Way[] = map.wild_roads.map((road) => ({ ...road, wild: true }));

const byId = <T extends { id: string }>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));

const regions = byId(REGIONS);
const sites = byId(SITES);
const ways = byId([...SLOTS, ...WILDS]);

export const regionOf = (id: string): Region => regions.get(id)!;
export const siteOf = (id: string): Site => sites.get(id)!;
export const wayOf = (id: string): Way => ways.get(id)!;
export const isRegion = (id: string): boolean => regions.has(id);
export const isSite = (id: string): boolean => sites.has(id);
export const isWay = (id: string): boolean => ways.has(id);

/** What this side of the board shows: with three players some of it is not there (IE-104). */
export interface Side {
  regions: readonly Region[];
  sites: readonly Site[];
  slots: readonly Way[];
  wilds: readonly Way[];
}

const { three_players: three } = map;
const dropped = new Set([
  ...three.drop_regions,
  ...three.drop_sites,
  ...three.drop_roads,
  ...three.drop_wild_roads,
]);
const kept = <T extends { id: string }>(things: readonly T[]): T[] =>
  things.filter(({ id }) => !dropped.has(id));
const lessRegions = three.site_regions as Record<string, string[]>;

const FOUR: Side = { regions: REGIONS, sites: SITES, slots: SLOTS, wilds: WILDS };
const THREE: Side = {
  regions: kept(REGIONS),
  sites: kept(SITES).map((site) => ({ ...site, regions: lessRegions[site.id] ?? site.regions })),
  slots: kept(SLOTS),
  wilds: kept(WILDS),
};

export const sideOf = (seats: number): Side => (seats === 3 ? THREE : FOUR);

export const STARTS = map.starts as Record<
  Colour,
  { suyu: string; initial_road: string; gate: string }
>;

const MARKERS: readonly Marker[] = markers.types;
const markerKinds = byId(MARKERS);
export const markerOf = (id: string): Marker => markerKinds.get(id)!;

interface PrintedEffect {
  scope: string[];
  modifier: string;
  amount?: number | string | null;
  vp?: number;
  sites?: string[];
}

export const CARDS: readonly Card[] = deck.cards.map((card) => {
  const effect = card.effect as PrintedEffect;
  return {
    id: card.id,
    class: card.class,
    rule: card.rule,
    scope: effect.scope,
    modifier: effect.modifier,
    amount: typeof effect.amount === "number" ? effect.amount : 0,
    vp: effect.vp ?? 0,
    sites: effect.sites ?? [],
  };
});
const cardKinds = byId(CARDS);
export const cardOf = (id: string): Card | null => cardKinds.get(id) ?? null;

export const ERAS: readonly Era[] = eras.eras.map((era) => ({
  id: era.id,
  years: era.years,
  sapaInca: era.sapa_inca,
  resources: era.resources,
  keep: era.keep_limit,
  columns: era.columns as PhaseKind[][],
}));
export const SKIPPED = eras.variants.early_decline.skip_columns;

/** Base cost in workers and points of building, by the name of the work. */
interface Work {
  id: string;
  workers: number;
  points: number;
  sapa: number;
}
const plain = (value: number | string): number => (typeof value === "number" ? value : 0);
const works = byId<Work>(
  costs.developments.map((work) => ({
    id: work.id,
    workers: plain(work.workers),
    points: plain(work.vp_build),
    sapa: work.vp_sapa_inca,
  })),
);
export const workOf = (id: string): Work => works.get(id)!;
export const FREE_ROADS = costs.road_action.free_roads;
