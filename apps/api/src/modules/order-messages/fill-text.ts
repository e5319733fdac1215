const placeholder = /\{(\w+)\}/g;

/** A text with its facts; null when one of them is empty or missing, for then the text says nothing. */
export function fillText(text: string, facts: Readonly<Record<string, string>>): string | null {
  let whole = true;
  const filled = text.replace(placeholder, (_, name: string) => {
    const fact = facts[name] ?? '';
    if (fact === '') whole = false;
    return fact;
  });
  return whole ? filled : null;
}

/** The names a text asks for. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, name]) => name!);
