import type { JournalEntry } from '@karvon/contract';
import { redact } from '@karvon/redact';

/** Characters no text of a database can hold, and those that would forge lines of a terminal. */
// eslint-disable-next-line no-control-regex -- these are what is to be taken out
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;
/** Keys under which a form would send somebody's own data. */
const personalKey =
  /name|phone|tel$|mail|patronymic|document|passport|birth|pin$|password|token|secret|auth|cookie|jwt|session|otp|card|cvv|cvc|^value$/i;

function cleanText(text: string): string {
  return redact(text.replace(/\p{Cs}/gu, '\ufffd').replace(unprintable, ' '));
}

/** An entry as it may be kept. Browsers clean theirs before they send; here we do not rely on it. */
export function cleanEntry({ level, product, text, context }: JournalEntry): JournalEntry {
  return {
    level,
    product,
    text: cleanText(text),
    context: Object.fromEntries(
      Object.entries(context).map(([key, value]) => [
        key,
        personalKey.test(key) ? '[hidden]' : cleanText(value),
      ]),
    ),
  };
}

/** A header's text, short and clean; null when there is none. */
export function cleanHeader(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && header !== '' ? cleanText(header.slice(0, 80)) : null;
}
