/** What people call a supplier whose name in texts is another than its name in code. */
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
    // Variables of the environment come first: people may write the name in capitals too.
    [new RegExp(`(?<=_)${capitals}(?![A-Z])|(?<![A-Z])${capitals}(?=_)`, 'g'), to.toUpperCase()],
    [new RegExp(`(?<![A-Za-z])(?:${spoken[from] ?? title})(?![A-Za-z])`, 'g'), capitalised(to)],
    [new RegExp(`${title}(?![a-z])`, 'g'), capitalised(to)],
    [new RegExp(`(?<![A-Za-z])${from}(?![a-z])`, 'g'), to],
  ];
}

export interface Naming {
  /** The text with the new supplier in the model's place. */
  rename: (text: string) => string;
  /** Whether a text names the model. */
  mentions: (text: string) => boolean;
}

/** Tells a supplier's name from words that happen to have its letters, in every form, and puts another in its place. */
export function createNaming(from: string, to: string): Naming {
  const rename = (text: string) =>
    formsOf(from, to).reduce((changed, [form, name]) => changed.replace(form, name), text);
  return { rename, mentions: (text) => rename(text) !== text };
}
