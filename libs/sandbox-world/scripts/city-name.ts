const NOISE =
  /\b(intl|international|regional|municipal|domestic|national|metropolitan|memorial|public|county|city|civil|airport|airfield|aerodrome|airpark|air base|airbase|air force base|afb|ab|field|station|raf|naval|joint|base)\b\.?/gi;

/**
 * The town in an airport's name: `Yellowknife` of `Yellowknife Regional Airport (YZF)`. The source has no city column, so an
 * airport named after a person keeps that name.
 */
export function cityName(airportName: string): string {
  const ascii = airportName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ʻ’`ʼ]/g, "'")
    .replace(/ø/g, 'o')
    .replace(/Ø/g, 'O')
    .replace(/ł/g, 'l')
    .replace(/Ł/g, 'L')
    .replace(/æ/g, 'ae')
    .replace(/Æ/g, 'Ae')
    .replace(/ß/g, 'ss')
    .replace(/đ/g, 'd')
    .replace(/ı/g, 'i');
  const plain = ascii.replace(/\(.*?\)/g, ' ').replace(/["|;]/g, ' ');
  // `Svolvær Airport, Helle`: the town comes first, then the site of the runway.
  const city = tidy(plain.replace(NOISE, ' ').split(',')[0]!);
  return city === '' ? tidy(plain) : city;
}

function tidy(name: string): string {
  return name
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-/,.–]+|[\s\-/,.–]+$/g, '')
    .trim();
}
