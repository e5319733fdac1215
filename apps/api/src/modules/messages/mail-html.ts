const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!);

/**
 * The language of a text of ours, by its letters: all Russian is Cyrillic, all Uzbek is Latin. A few names in the other letters do
 * not change it.
 */
const languageOf = (text: string): 'ru' | 'uz' =>
  (text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) >
  (text.replaceAll(/https?:\S+/g, '').match(/\p{Script=Latin}/gu)?.length ?? 0)
    ? 'ru'
    : 'uz';

/** A plain text as HTML: paragraphs as they are, and an address that has a line to itself as a link. */
export function toHtml(text: string): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    const lines = paragraph.split('\n').map((line) => {
      const safe = escape(line);
      return /^https?:\/\/\S+$/.test(line) ? `<a href="${safe}">${safe}</a>` : safe;
    });
    return `<p>${lines.join('<br>')}</p>`;
  });
  return `<!doctype html><html lang="${languageOf(text)}"><body>${paragraphs.join('')}</body></html>`;
}
