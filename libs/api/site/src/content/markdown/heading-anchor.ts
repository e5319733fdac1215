import { transliterateName } from '@karvon/name-spelling';

const written = /\s*\{#([a-z0-9-]+)\}\s*$/;

/** '## Refunds {#refunds}' names its own anchor; other anchors are made from the heading's words. */
export function splitAnchor(text: string): { text: string; id: string | undefined } {
  const [mark, id] = written.exec(text) ?? [];
  return mark === undefined ? { text, id: undefined } : { text: text.slice(0, -mark.length), id };
}

/** 'vozvrat-deneg' for «Возврат денег». */
export function anchorOf(words: string): string {
  const latin = transliterateName(words).toLowerCase();
  return latin.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'section';
}

/** Makes each anchor unique in its text: the second 'terms' is 'terms-2'. */
export function createAnchors(): (words: string, own?: string) => string {
  const given = new Set<string>();
  return (words, own) => {
    const first = own ?? anchorOf(words);
    let id = first;
    for (let next = 2; given.has(id); next += 1) id = `${first}-${next}`;
    given.add(id);
    return id;
  };
}
