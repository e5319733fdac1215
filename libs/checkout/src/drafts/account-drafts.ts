import { deleteDraft, getDraft, saveDraft, type Transport } from '@karvon/api-client';
import { forgetPrivateBy, readPrivate, writePrivate } from '@karvon/session';
import type { Product } from '../product';
import {
  beganEmpty,
  lasting,
  parseDraft,
  notifyDrafts,
  watchDrafts,
  writeDraft,
} from './draft-store';

/** A draft is sent after this many milliseconds without typing. */
const quietMs = 1_500;
/** Stores that the visitor refused drafts in the account; signing out removes it. */
const refusal = 'drafts-not-in-account';
const products: readonly Product[] = ['air', 'hotel'];

/** The names of the last draft and of its page. */
const namesOf = (product: Product) => [`draft.${product}`, `draft.${product}-place`];

/** The drafts of these names in the tab, as one text for the visitor's account; null for none. */
function packDrafts(names: readonly string[]): string | null {
  const stored = names.flatMap((name) => {
    const text = readPrivate(name, 'tab');
    return text === null ? [] : [[name, JSON.parse(lasting(text)) as unknown]];
  });
  return stored.length > 0 ? JSON.stringify(Object.fromEntries(stored)) : null;
}

/** Writes the text of `packDrafts` into the tab as drafts. Returns whether it contained any draft of these names. */
function unpackDrafts(names: readonly string[], text: string): boolean {
  const stored = parseDraft<Record<string, object>>(text) ?? {};
  const found = names.filter((name) => stored[name]);
  for (const name of found) {
    // A draft of one offer (`draft.air.…`) in this tab would take precedence, so it is removed; the open form keeps its typed
    // text.
    forgetPrivateBy(`${name}.`, 'tab');
    writeDraft(name, stored[name]!);
  }
  if (found.length > 0) notifyDrafts('restored');
  return found.length > 0;
}

/** Whether a signed-in visitor's drafts are kept in the account: true unless they refused. */
export const draftsInAccount = (): boolean => readPrivate(refusal) === null;

/** Stores the visitor's choice; a refusal also deletes the account's draft. */
export function keepDraftsInAccount(transport: Transport, wanted: boolean): void {
  writePrivate(refusal, wanted ? null : 'yes');
  if (!wanted) for (const product of products) forgetAccountDraft(transport, product);
  notifyDrafts('chosen');
}

/** Deletes the draft in the account; if that fails, the server deletes it within a week. */
export function forgetAccountDraft(transport: Transport, product: Product): void {
  void deleteDraft(transport, product, { keepalive: true }).catch(() => undefined);
}

/** Copies the account's draft into this tab. Returns whether there was one. */
export async function restoreDraft(transport: Transport, product: Product): Promise<boolean> {
  const draft = draftsInAccount() ? await getDraft(transport, product).catch(() => null) : null;
  return draft !== null && unpackDrafts(namesOf(product), draft.content);
}

/**
 * Keeps the account's draft equal to the tab's while a form is open. A form that began empty first takes the account's
 * draft. Sends after typing stops, when the tab is hidden (a phone may end it afterwards) and when the page is left.
 * Returns a function that stops it.
 */
export function followDraft(transport: Transport, product: Product): () => void {
  const names = namesOf(product);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = false;
  let known = false;
  let sending: Promise<unknown> | undefined;

  function send() {
    clearTimeout(timer);
    if (!waiting || !known || !draftsInAccount()) return;
    waiting = false;
    // Signing out removes the tab's drafts, so there may be nothing to send.
    const content = packDrafts(names);
    if (content !== null)
      sending = saveDraft(transport, product, content, { keepalive: true }).catch(() => undefined);
  }
  function note() {
    waiting = true;
    clearTimeout(timer);
    timer = setTimeout(send, quietMs);
  }
  function begin() {
    known = true;
    // The visitor typed before this code was loaded, or before signing in over the form.
    if (packDrafts(names) !== null) note();
  }
  if (beganEmpty(`draft.${product}`)) void restoreDraft(transport, product).then(begin);
  else begin();

  const stopWatching = watchDrafts((event) => {
    if (event === 'written' || (event === 'chosen' && draftsInAccount())) return note();
    if (event === 'restored') return;
    waiting = false;
    // Booking and a refusal delete the draft on the server; a save still running at that time is deleted after it.
    if (sending) void sending.then(() => forgetAccountDraft(transport, product));
  });
  const onHide = () => {
    if (document.visibilityState === 'hidden') send();
  };
  document.addEventListener('visibilitychange', onHide);
  return () => {
    stopWatching();
    document.removeEventListener('visibilitychange', onHide);
    send();
  };
}
