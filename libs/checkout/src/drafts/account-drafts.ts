import { deleteDraft, getDraft, saveDraft, type Transport } from '@karvon/api-client';
import { forgetPrivateBy, readPrivate, writePrivate } from '@karvon/session';
import type { Product } from '../product';
import {
  beganEmpty,
  lasting,
  parseDraft,
  tellDrafts,
  watchDrafts,
  writeDraft,
} from './draft-store';

/** So long nobody types before it is sent. */
const quietMs = 1_500;
/** Remembers that the visitor does not want it; it goes with signing out. */
const refusal = 'drafts-not-in-account';
const products: readonly Product[] = ['air', 'hotel'];

/** What was typed last, and where that was. */
const namesOf = (product: Product) => [`draft.${product}`, `draft.${product}-place`];

/** The drafts of these names in the tab, as one text for the visitor's account; null for none. */
function packDrafts(names: readonly string[]): string | null {
  const kept = names.flatMap((name) => {
    const text = readPrivate(name, 'tab');
    return text === null ? [] : [[name, JSON.parse(lasting(text)) as unknown]];
  });
  return kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null;
}

/** Puts what `packDrafts` made into the tab, as if it had been typed here; says whether there was anything of these names. */
function unpackDrafts(names: readonly string[], text: string): boolean {
  const kept = parseDraft<Record<string, object>>(text) ?? {};
  const found = names.filter((name) => kept[name]);
  for (const name of found) {
    // A draft of one offer (`draft.air.…`), begun here meanwhile, would be read before it; what is typed stays in the form.
    forgetPrivateBy(`${name}.`, 'tab');
    writeDraft(name, kept[name]!);
  }
  if (found.length > 0) tellDrafts('restored');
  return found.length > 0;
}

/** Whether a signed-in visitor's drafts are kept in the account: yes, unless they said no. */
export const draftsInAccount = (): boolean => readPrivate(refusal) === null;

/** The visitor's choice; no means that nothing is left there. */
export function keepDraftsInAccount(transport: Transport, wanted: boolean): void {
  writePrivate(refusal, wanted ? null : 'yes');
  if (!wanted) for (const product of products) forgetAccountDraft(transport, product);
}

/** Forgets the draft in the account; when that fails it is forgotten there by itself within a week. */
export function forgetAccountDraft(transport: Transport, product: Product): void {
  void deleteDraft(transport, product, { keepalive: true }).catch(() => undefined);
}

/** Brings the draft of the account into this tab. Says whether there was one. */
export async function restoreDraft(transport: Transport, product: Product): Promise<boolean> {
  const draft = draftsInAccount() ? await getDraft(transport, product).catch(() => null) : null;
  return draft !== null && unpackDrafts(namesOf(product), draft.content);
}

/**
 * Keeps the account's draft like the tab's, for the form that is open: a form that began empty takes what the account has first. Sent
 * when nobody types, when the tab is hidden (a phone may end it from then on) and when the page is left. Returns how to stop it.
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
    // Signing out forgets the tab's: then there is nothing to keep.
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
    // Typed before this was loaded, or before signing in over the form.
    if (packDrafts(names) !== null) note();
  }
  if (beganEmpty(`draft.${product}`)) void restoreDraft(transport, product).then(begin);
  else begin();

  const stopWatching = watchDrafts((event) => {
    if (event === 'written') note();
    if (event !== 'forgotten') return;
    waiting = false;
    // The server forgets what is booked; what was on its way then is taken back.
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
