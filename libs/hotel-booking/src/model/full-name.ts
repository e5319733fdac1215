/**
 * Name and surname of "Дилноза Каримова", as the booker's field asks for them in this order; null for one word, or for more than
 * two, whose order nobody can tell.
 */
export function splitFullName(text: string): { name: string; surname: string } | null {
  const [name, surname, ...more] = text.trim().split(/\s+/);
  return name && surname && more.length === 0 ? { name, surname } : null;
}
