/** One spelling for what keyboards write in three ways: oʻ and gʻ with U+02BB, every other apostrophe a tutuq, U+02BC. */
export function normaliseUsername(typed: string): string {
  return typed
    .normalize('NFC')
    .trim()
    .replace(/ {2,}/g, ' ')
    .replace(/([oOgG])[\u02bc\u2018\u2019'`]/g, '$1\u02bb')
    .replace(/[\u2018\u2019'`]/g, '\u02bc');
}
