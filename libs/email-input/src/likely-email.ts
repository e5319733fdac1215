import { emailPattern } from '@karvon/contract';
import { readLookAlikes, visibleText } from '@karvon/name-spelling';
import { latinise, swapLayout } from '@karvon/place-search';
import { editsBetween } from './edits-between';
import { mailDomains, onlyThere, realNeighbours } from './mail-domains';

const hasCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);
const asSeen = (lower: string) => readLookAlikes(lower.toUpperCase()).toLowerCase();

/** The probable well-known domain; null when the typed one may be right. */
function meantDomain(typed: string): string | null {
  if (realNeighbours.has(typed) || mailDomains.includes(typed)) return typed;
  const name = typed.split('.', 1)[0]!;
  const there = (typed === name ? mailDomains : onlyThere).find((one) =>
    one.startsWith(`${name}.`),
  );
  if (there) return there;
  const near = mailDomains
    .map((domain) => ({ domain, edits: editsBetween(typed, domain) }))
    .filter(({ domain, edits }) => {
      const { length } = domain.split('.', 1)[0]!;
      if (length < 4) return edits === 1 && typed.startsWith(domain.slice(0, length));
      return edits === 1 || (edits === 2 && length > 4 && typed[0] === domain[0]);
    });
  return near.sort((one, other) => one.edits - other.edits)[0]?.domain ?? null;
}

/** The name before the @ in Latin letters: look-alikes when only some letters are Cyrillic, a transliteration when all are. */
function latinName(typed: string): string {
  if (!hasCyrillic(typed)) return typed;
  const lower = typed.toLowerCase();
  const seen = asSeen(lower);
  return /[a-z]/.test(lower) && !hasCyrillic(seen) ? seen : latinise(lower);
}

/**
 * The probable e-mail instead of one with a typing error in a well-known domain, with Cyrillic letters, or typed in the Cyrillic
 * layout, where Shift+2 types a quotation mark. Null when the address looks right, or nothing better is known.
 */
export function likelyEmail(typed: string): string | null {
  const text = visibleText(typed).trim();
  const [, name, mark, written] = /^([^@"]+)(["@])([^@"]+)$/.exec(text) ?? [];
  if (!name || !written) return null;
  const domain = written.toLowerCase();
  const swapped = swapLayout(domain);
  const inLayout = hasCyrillic(domain) && (mark === '"' || mailDomains.includes(swapped));
  const readings = inLayout ? [swapped] : [asSeen(domain), latinise(domain)];
  const known = readings.map(meantDomain).find((found) => found !== null);
  const meant = known ?? readings.slice(0, 1).find((reading) => !hasCyrillic(reading));
  if (!meant) return null;
  const lower = name.toLowerCase();
  const email = `${inLayout && hasCyrillic(name) ? swapLayout(lower) : latinName(name)}@${meant}`;
  return emailPattern.test(email) && email.toLowerCase() !== text.toLowerCase() ? email : null;
}
