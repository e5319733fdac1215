/** Spaces after a number, before a counted word or a unit, before a dash and beside «×»; they become no-break spaces. */
const besideSign = /(?<=[#\d]) (?=\p{L})|(?<=×) | (?=(?:м²|m²|кг|kg)(?!\p{L})|[—×])/gu;
/** Spaces after short Russian words, which do not end a line, and before particles of both languages, which do not begin one. */
const besideShortWord =
  /(?<=(?<![\p{L}-])(?:[аиквосу]|во|до|за|из|ко|на|не|ни|но|об|от|по|со)) (?=\S|$)|(?<=[\p{L}\d}]) (?=(?:же|ли|бы|da|dan|ga|gacha)(?![\p{L}-]))/giu;

/** The text with no-break spaces where a line must not end. A text may be a part of one that goes on in bold. */
export const bindWords = (text: string): string =>
  text.replace(besideSign, '\u00a0').replace(besideShortWord, '\u00a0');
