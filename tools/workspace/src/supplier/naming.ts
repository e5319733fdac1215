/** Suppliers whose name in texts differs from their name in code. */
const spoken: Record<string, string> = {
  acase: 'Академсервис',
  etg: 'ETG',
  sirena: 'Sirena(?:-Travel)?',
};

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The forms in which code and texts name a supplier, each with the same form of another name. */
function formsOf(from: string, to: string): [RegExp, string][] {
  const capitals = from.toUpperCase();
  const title = capitalised(from);
  return [
    // Variables of the environment come first: the name in texts may be in capitals too.
    [new RegExp(`(?<=_)${capitals}(?![A-Z])|(?<![A-Z])${capitals}(?=_)`, 'g'), to.toUpperCase()],
    [new RegExp(`(?<![A-Za-z])(?:${spoken[from] ?? title})(?![A-Za-z])`, 'g'), capitalised(to)],
    [new RegExp(`${title}(?![a-z])`, 'g'), capitalised(to)],
    [new RegExp(`(?<![A-Za-z])${from}(?![a-z])`, 'g'), to],
  ];
}

export interface Naming {
  /** The text with the new supplier's name in place of the model's. */
  rename: (text: string) => string;
  /** Whether a text names the model. */
  mentions: (text: string) => boolean;
}

/** Distinguishes a supplier's name from words that happen to contain its letters, in every form, and replaces it by another. */
export function createNaming(from: string, to: string): Naming {
  const rename = (text: string) =>
    formsOf(from, to).reduce((changed, [form, name]) => changed.replace(form, name), text);
  return { rename, mentions: (text) => rename(text) !== text };
}
