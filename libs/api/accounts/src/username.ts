/** Writes apostrophes in one way, because keyboards have three: U+02BB in oʻ and gʻ, U+02BC (tutuq) elsewhere. */
export function normaliseUsername(typed: string): string {
  return typed
    .normalize('NFC')
    .trim()
    .replace(/ {2,}/g, ' ')
    .replace(/([oOgG])[\u02bc\u2018\u2019'`]/g, '$1\u02bb')
    .replace(/[\u2018\u2019'`]/g, '\u02bc');
}
