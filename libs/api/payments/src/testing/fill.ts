/** Fills `{name}` in a text: as JSON where it is a whole value in quotes, as text where it is a part of one. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/"\{(\w+)\}"|\{(\w+)\}/g, (all, whole?: string, part?: string) => {
    const value = values[(whole ?? part)!];
    if (value === undefined) return all;
    return whole ? JSON.stringify(value) : String(value);
  });
