/** Removes extra spaces and replaces any apostrophe in oʻ and gʻ by the letter's own mark. */
export function tidyName(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/(?<=[OoGg])['`´‘’]/g, 'ʻ')
    .replace(/[`´]/g, '’')
    .trim();
}
