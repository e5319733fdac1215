/** Between a sentence and the next one; the point of an abbreviation, as in «ул. Намуна», ends none. */
const seam =
  /(?<=[.!?…:][»")]?)(?<!(?<!\p{L})(?:г|д|им|оф|п|см|ст|т|ул|koʻch)\.)\s+(?=[«"(]?[\p{Lu}\d])/u;

/** The sentences of a piece of text; what stands before a colon is one when a capital follows. */
export const sentencesOf = (text: string): string[] => text.split(seam);
