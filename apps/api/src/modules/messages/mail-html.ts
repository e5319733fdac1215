const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!);

/** A plain text as HTML: paragraphs as they are, and an address that has a line to itself as a link. */
export function toHtml(text: string): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    const lines = paragraph.split('\n').map((line) => {
      const safe = escape(line);
      return /^https?:\/\/\S+$/.test(line) ? `<a href="${safe}">${safe}</a>` : safe;
    });
    return `<p>${lines.join('<br>')}</p>`;
  });
  return `<!doctype html><html><body>${paragraphs.join('')}</body></html>`;
}
