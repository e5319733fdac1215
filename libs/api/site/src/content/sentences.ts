/** Matches the gap between two sentences, but not after an abbreviation, as in «ул. Намуна». */
const seam =
  /(?<=[.!?…:][»")]?)(?<!(?<!\p{L})(?:г|д|им|оф|п|см|ст|т|ул|koʻch)\.)\s+(?=[«"(]?[\p{Lu}\d])/u;

/** The sentences of a piece of text; a colon ends one when a capital follows. */
export const sentencesOf = (text: string): string[] => text.split(seam);
