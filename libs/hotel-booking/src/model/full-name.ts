/**
 * Splits "Дилноза Каримова" into name and surname, in the order the booker's field asks for. Null unless there are
 * exactly two words: the order of others is unknown.
 */
export function splitFullName(text: string): { name: string; surname: string } | null {
  const [name, surname, ...more] = text.trim().split(/\s+/);
  return name && surname && more.length === 0 ? { name, surname } : null;
}
