// The page's worker: tells who is called though no page is open, and what to do without a network.
// The page itself is never kept here: what is shown is always what the server says now.
const MARK = "tampu-offline-BUILD";
const root = new URL(self.registration.scope).pathname;
const LAST = `${root}offline.html`;
const KEPT = [`${root}plain.css`, `${root}offline.js`, `${root}icon.svg`];

// ---- without a network ----

/** The first page names what lies beside it by where it lies; it is shown for every address. */
async function lastPage() {
  const found = await fetch(LAST, { cache: "reload" });
  if (!found.ok) throw new Error(String(found.status));
  const text = (await found.text()).replaceAll('="./', `="${root}`);
  const headers = new Headers(found.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(text, { headers });
}

async function install() {
  const kept = await caches.open(MARK);
  await kept.put(LAST, await lastPage());
  await kept.addAll(KEPT.map((path) => new Request(path, { cache: "reload" })));
  await self.skipWaiting();
}

async function tidy() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("tampu-offline-") && name !== MARK);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The network, and only if there is none what was kept for that. */
async function orKept(request, path) {
  try {
    return await fetch(request);
  } catch (gone) {
    const kept = await caches.match(path, { cacheName: MARK });
    if (kept) return kept;
    throw gone;
  }
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin || request.method !== "GET") return;
  if (KEPT.includes(url.pathname)) event.respondWith(orKept(request, url.pathname));
  else if (request.mode === "navigate" && !url.pathname.startsWith(`${root}api/`))
    event.respondWith(orKept(request, LAST));
});

// ---- calls ----

async function show(told) {
  if ("setAppBadge" in self.navigator && told.count > 0)
    await self.navigator.setAppBadge(told.count).catch(() => {});
  await self.registration.showNotification(told.title, {
    body: told.text,
    tag: told.tag,
    lang: told.lang,
    icon: `${root}icon-192.png`,
    data: { link: told.link, off: told.off },
    actions: told.off ? [{ action: "off", title: told.off_label }] : [],
  });
}

/** A page that is open there already comes to the front. */
async function go(link) {
  const open = await self.clients.matchAll({ type: "window" });
  const path = new URL(link).pathname;
  const there = open.find((client) => new URL(client.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(link);
}

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { link, off } = event.notification.data;
  event.waitUntil(go(event.action === "off" ? off : link));
});

// ---- browsers change their address from time to time ----

const LANGS = ["en", "fr", "pt", "es"];
const lang = () => LANGS.find((each) => self.navigator.language.startsWith(each)) ?? "en";

async function ask(method, path, body) {
  const headers = body ? { "content-type": "application/json" } : {};
  const answer = await fetch(`${root}api/${path}`, { method, headers, body: JSON.stringify(body) });
  return answer.json();
}

async function markOf(endpoint) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function subscribeAgain({ oldSubscription, newSubscription }) {
  const { channels, push } = await ask("GET", "calls");
  const mark = oldSubscription ? await markOf(oldSubscription.endpoint) : "";
  const before = channels.find((channel) => channel.mark === mark);
  const now =
    newSubscription ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: push,
    }));
  const { endpoint, keys } = now.toJSON();
  await ask("POST", "calls", {
    kind: "push",
    url: endpoint,
    ...keys,
    lang: before?.lang ?? lang(),
    name: before?.name ?? "",
  });
  if (before) await ask("DELETE", `calls/${before.id}`);
}

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain(event)));
