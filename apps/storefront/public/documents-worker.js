/* Registered only by the page of an order with issued documents: without a network it shows the document that was opened last on
   this device. libs/orders/src/components/keep-papers/saved-document.ts writes the data it reads. It imports nothing, because
   browsers keep it from build to build. */
const cacheName = 'karvon-document';
const pageAt = '/offline/page';
const documentAt = '/offline/document';
const forgetAt = '/offline/forget';

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => entities[sign]);

/** The stored document; removed after its last flight. */
async function readDocument(cache) {
  const answer = await cache.match(documentAt);
  const kept = answer && (await answer.json());
  if (!kept || new Date().toISOString().slice(0, 10) <= kept.until) return kept;
  await caches.delete(cacheName);
  return undefined;
}

const draw = ({ heading, title, lines, paper, openPaper, note, forget }) => `
  <section aria-labelledby="document">
    <h2 id="document">${escape(heading)}</h2>
    <p class="title">${escape(title)}</p>
    ${lines.map((line) => `<p>${escape(line)}</p>`).join('')}
    <p><a class="button" href="${escape(paper)}">${escape(openPaper)}</a></p>
    <p class="note">${escape(note)} <a href="${forgetAt}">${escape(forget)}</a></p>
  </section>`;

/** The response in place of an unreachable page. */
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
  await self.registration.unregister();
  return Response.redirect('/', 303);
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  if (new URL(request.url).pathname === forgetAt) event.respondWith(forget());
  else event.respondWith(fetch(request).catch(() => answerOffline(request)));
});
