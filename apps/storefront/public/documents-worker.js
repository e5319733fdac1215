// @ts-check
/* Registered only by the page of an order with issued documents: without a network it shows the document that was opened last on
   this device. libs/order-parts/src/components/keep-papers/saved-document.ts writes the data it reads. It imports nothing, because
   browsers keep it from build to build; and it is no TypeScript, because they get it as it is. */
const cacheName = 'karvon-document';
const pageAt = '/offline/page';
const documentAt = '/offline/document';
const forgetAt = '/offline/forget';

/**
 * What of a worker's globals is used here; TypeScript knows those of a page.
 * @typedef {Event & { waitUntil(done: Promise<unknown>): void }} Activation
 * @typedef {Event & { request: Request, respondWith(response: Promise<Response>): void }} Fetch
 * @typedef {object} Worker
 * @property {ServiceWorkerRegistration} registration
 * @property {{ claim(): Promise<void> }} clients
 * @property {() => Promise<void>} skipWaiting
 * @property {(name: string, listener: (event: any) => void) => void} addEventListener
 *
 * @typedef {object} Stored
 * @property {string} until
 * @property {string} heading
 * @property {string} title
 * @property {string[]} lines
 * @property {string} paper
 * @property {string} openPaper
 * @property {string} note
 * @property {string} forget
 */
const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));

/** @type {Record<string, string>} */
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** @param {string} text */
const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/**
 * The stored document; removed after its last flight.
 * @param {Cache} cache
 * @returns {Promise<Stored | undefined>}
 */
async function readDocument(cache) {
  const answer = await cache.match(documentAt);
  const kept = answer && (await answer.json());
  if (!kept || new Date().toISOString().slice(0, 10) <= kept.until) return kept;
  await caches.delete(cacheName);
  return undefined;
}

/** @param {Stored} document */
const draw = ({ heading, title, lines, paper, openPaper, note, forget }) => `
  <section aria-labelledby="document">
    <h2 id="document">${escape(heading)}</h2>
    <p class="title">${escape(title)}</p>
    ${lines.map((line) => `<p>${escape(line)}</p>`).join('')}
    <p><a class="button" href="${escape(paper)}">${escape(openPaper)}</a></p>
    <p class="note">${escape(note)} <a href="${forgetAt}">${escape(forget)}</a></p>
  </section>`;

/**
 * The response in place of an unreachable page.
 * @param {Request} request
 */
async function answerOffline(request) {
  const cache = await caches.open(cacheName);
  const paper = await cache.match(request.url);
  if (paper) return paper;
  const kept = await readDocument(cache);
  const page = await cache.match(pageAt);
  if (!page) return Response.error();
  const html = await page.text();
  return new Response(
    html.replace('<!--document-->', () => (kept ? draw(kept) : '')),
    {
      status: 503,
      headers: page.headers,
    },
  );
}

/** The visitor does not want it stored: the document and this worker are removed. */
async function forget() {
  await caches.delete(cacheName);
  await worker.registration.unregister();
  return Response.redirect('/', 303);
}

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (/** @type {Activation} */ event) =>
  event.waitUntil(worker.clients.claim()),
);
worker.addEventListener('fetch', (/** @type {Fetch} */ event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  if (new URL(request.url).pathname === forgetAt) event.respondWith(forget());
  else event.respondWith(fetch(request).catch(() => answerOffline(request)));
});
