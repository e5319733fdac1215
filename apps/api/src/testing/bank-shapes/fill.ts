/** Fills `{name}` in a text: a whole value in quotes becomes JSON, a part of one becomes text. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/"\{(\w+)\}"|\{(\w+)\}/g, (all, whole?: string, part?: string) => {
    const value = values[(whole ?? part)!];
    if (value === undefined) return all;
    return whole ? JSON.stringify(value) : String(value);
  });
