/** Latin letters as in the passport; hyphens, apostrophes and spaces between them. */
export const latinNamePattern = /^[A-Za-z]+(?:[ '-][A-Za-z]+)*$/;
export const maxLatinNameLength = 40;

/** Series and number without a space; a Russian birth certificate keeps its two Cyrillic letters. */
export const documentPattern = /^[A-Z0-9А-ЯЁ]{5,20}$/;

/** The number of a card of a carrier's loyalty programme. */
export const bonusCardPattern = /^[A-Za-z0-9]{4,20}$/;

/** In years. An earlier birth date is a mistyped year. */
export const maxTravellerAge = 120;
