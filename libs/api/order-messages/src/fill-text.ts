const placeholder = /\{(\w+)\}/g;

/** Fills a text with facts; null when a fact is empty or missing. */
export function fillText(text: string, facts: Readonly<Record<string, string>>): string | null {
  let whole = true;
  const filled = text.replace(placeholder, (_, name: string) => {
    const fact = facts[name] ?? '';
    if (fact === '') whole = false;
    return fact;
  });
  return whole ? filled : null;
}

/** The names of facts that a text uses. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, name]) => name!);
