/** The cache that public/documents-worker.js of the storefront reads. Signing out clears it by `Clear-Site-Data`. */
const documentCache = 'karvon-document';
const workerAt = '/documents-worker.js';

/** The visitor's own document as it is shown without a network, in their language. */
export interface SavedDocument {
  heading: string;
  title: string;
  lines: string[];
  /** Address of the paper itself, a PDF of this site. */
  paper: string;
  openPaper: string;
  /** Where it is kept, and until when. */
  note: string;
  forget: string;
  /** The last day on which it is shown, 'YYYY-MM-DD'. */
  until: string;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL: (url: string) => string };
}

/** Browsers with Trusted Types want to know who vouches for a worker's address: this policy vouches for one address only. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: () => workerAt };
  return trustedTypes?.createPolicy('karvon-worker', rules).createScriptURL('') ?? workerAt;
}
let registered = false;

/**
 * Keeps a document and its paper on this device, in the place of the one before, and lets a service worker show it when there is
 * no network. Nothing happens where browsers have no such thing.
 * @param page address of the page that says that there is no network
 */
export async function keepDocument(document: SavedDocument, page: string): Promise<void> {
  if (typeof caches === 'undefined' || !('serviceWorker' in navigator)) return;
  const [shown, paper] = await Promise.all([fetch(page), fetch(document.paper)]);
  if (!shown.ok || !paper.ok) return;
  await caches.delete(documentCache);
  const cache = await caches.open(documentCache);
  await cache.put('/offline/page', shown);
  await cache.put(document.paper, paper);
  await cache.put('/offline/document', Response.json(document));
  if (registered) return;
  registered = true;
  await navigator.serviceWorker.register(workerAddress());
}
