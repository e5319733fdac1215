/** A piece of a map's attribution: a text, sometimes with a link. */
export interface AttributionPart {
  text: string;
  href?: string;
}

const entities: Record<string, string> = {
  '&copy;': '©',
  '&#169;': '©',
  '&amp;': '&',
  '&nbsp;': ' ',
  '&quot;': '"',
};

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#?\w+;/g, (entity) => entities[entity] ?? ' ')
    .replace(/\s+/g, ' ');

/** Converts the HTML attribution of a tile source into texts and links. No other HTML of a foreign host gets into our pages. */
export function readAttribution(html: string): AttributionPart[] {
  const parts: AttributionPart[] = [];
  const add = (text: string, href?: string) => {
    if (text.trim()) parts.push({ text: text.trim(), ...(href && { href }) });
  };
  let from = 0;
  for (const link of html.matchAll(
    /<a\b[^>]*\bhref=["'](https?:\/\/[^"']+)["'][^>]*>(.*?)<\/a>/gis,
  )) {
    add(plain(html.slice(from, link.index)));
    add(plain(link[2]!), link[1]);
    from = link.index + link[0].length;
  }
  add(plain(html.slice(from)));
  return parts;
}
