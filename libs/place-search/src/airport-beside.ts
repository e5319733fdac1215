const capital = /^[^\p{L}]*\p{Lu}/u;

/** Adds the noun to a name: «аэропорт им. Ислама Каримова», «новый аэропорт», «yangi aeroport». */
function standing(rest: string): string {
  if (/^(им\.|имени)\s/.test(rest)) return `аэропорт ${rest}`;
  if (/\snomidagi$/.test(rest)) return `${rest} aeroport`;
  if (rest === '' || capital.test(rest)) return rest;
  return `${rest} ${/\p{Script=Cyrillic}/u.test(rest) ? 'аэропорт' : 'aeroport'}`;
}

/**
 * An airport's name beside the name of its city, without repeating the city: «аэропорт им. Ислама Каримова» for «Ташкент им.
 * Ислама Каримова», «yangi aeroport» for «Istanbul (yangi)». Empty where the airport is named like its city.
 */
export function airportBeside(city: string, airport: string): string {
  if (airport === city) return '';
  const rest = airport.startsWith(city) ? airport.slice(city.length) : '';
  return standing(/^[ (]/.test(rest) ? rest.replace(/^[ (]+|\)$/g, '') : airport);
}
