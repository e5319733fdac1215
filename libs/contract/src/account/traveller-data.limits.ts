/** Local part neither starting nor ending with a dot, one @, a name and one or two dotted parts. */
export const emailPattern = /^[^\s@.](?:[^\s@]*[^\s@.])?@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+){1,2}$/;
export const maxEmailLength = 254;

/** E.164: a plus sign, the country prefix and the digits. */
export const phonePattern = /^\+[1-9]\d{6,14}$/;

/** Latin letters as in the passport; hyphens, apostrophes and spaces between them. */
export const latinNamePattern = /^[A-Za-z]+(?:[ '-][A-Za-z]+)*$/;
export const maxLatinNameLength = 40;

/** Series and number typed together; a Russian birth certificate keeps its two Cyrillic letters. */
export const documentPattern = /^[A-Z0-9А-ЯЁ]{5,20}$/;

/** The number of a card of a carrier's loyalty programme. */
export const bonusCardPattern = /^[A-Za-z0-9]{4,20}$/;
