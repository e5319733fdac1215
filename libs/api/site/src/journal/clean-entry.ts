import type { JournalEntry } from '@karvon/contract';
import { redact } from '@karvon/redact';

/** Characters that the database cannot store, and those that could forge lines of a terminal. */
// eslint-disable-next-line no-control-regex -- these are what is to be taken out
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;
/** Keys whose values in a form are personal data. */
const personalKey =
  /name|phone|tel$|mail|patronymic|document|passport|birth|pin$|password|token|secret|auth|cookie|jwt|session|otp|card|cvv|cvc|^value$/i;

function cleanText(text: string): string {
  return redact(text.replace(/\p{Cs}/gu, '\ufffd').replace(unprintable, ' '));
}

/** An entry without personal data. Browsers clean theirs before they send, but the API does not rely on it. */
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

/** A header's text, short and clean; null when it is empty. */
export function cleanHeader(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && header !== '' ? cleanText(header.slice(0, 80)) : null;
}
