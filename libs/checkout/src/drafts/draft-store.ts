import { forgetPrivateBy, readPrivate, writePrivate } from '@karvon/session';

/** Every draft's name begins so: `draft.air`. */
const beginning = 'draft.';
/** Remembers the choice; it goes with the drafts. */
const choice = 'drafts-on-device';
const day = 24 * 60 * 60_000;

/** Drafts that this page has read or written in the tab. */
const inTab = new Set<string>();

interface OnDevice {
  /** When it is forgotten, in milliseconds of the device's clock. */
  until: number;
  text: string;
}

function parse<Kept>(text: string | null): Kept | null {
  try {
    return JSON.parse(text ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Ticked consents stay in the tab: another day they are given anew. */
function toDevice(name: string, text: string): void {
  const lasting = JSON.stringify(parse(text), (key, value: unknown) =>
    key === 'consents' ? undefined : value,
  );
  const kept: OnDevice = { until: Date.now() + day, text: lasting };
  writePrivate(name, JSON.stringify(kept));
}

/** Whether the visitor wants drafts to outlive the tab. */
export const draftsOnDevice = (): boolean => readPrivate(choice) !== null;

/** Drafts hold personal data: they stay in the tab unless the visitor asks for a day on the device, and go when that is taken back. */
export function keepDraftsOnDevice(wanted: boolean): void {
  writePrivate(choice, wanted ? 'yes' : null);
  if (!wanted) return forgetPrivateBy(beginning);
  for (const name of inTab) {
    const text = readPrivate(name, 'tab');
    if (text !== null) toDevice(name, text);
  }
}

/** What was kept under a name (`draft.…`): in this tab, or on the device within a day; null for nothing that can be read. */
export function readDraft<Kept>(name: string): Kept | null {
  inTab.add(name);
  const typed = readPrivate(name, 'tab');
  if (typed !== null) return parse<Kept>(typed);
  const kept = parse<OnDevice>(readPrivate(name));
  if (kept && kept.until > Date.now()) {
    // From here on it is this tab's, whatever becomes of it on the device.
    writePrivate(name, kept.text, 'tab');
    return parse<Kept>(kept.text);
  }
  if (kept) writePrivate(name, null);
  return null;
}

/** Null forgets it. */
export function writeDraft(name: string, draft: object | null): void {
  const text = draft && JSON.stringify(draft);
  inTab.add(name);
  writePrivate(name, text, 'tab');
  if (text === null) writePrivate(name, null);
  else if (draftsOnDevice()) toDevice(name, text);
}

/** Forgets the drafts whose names begin so in the tab, and all of them on the device: the next visitor there chooses anew. */
export function forgetDrafts(names: string): void {
  forgetPrivateBy(names, 'tab');
  keepDraftsOnDevice(false);
}
