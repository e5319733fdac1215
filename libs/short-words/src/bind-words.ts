/** Text before the last digits of a code, which are no quantity: a booking number, a flight, a ticket, a phone, a date. */
const inCode = /\d|\p{L}-?|\d-\d+-|(?<![\p{L}\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s/u;
/** The end of a quantity, which never has eight digits in a row. */
const quantity = `#|(?<!${inCode.source})\\d{1,7}`;
/** Words that begin a part of their own: «от 2 до 12 лет» is two parts. */
const beginning = '(?:во?|до|за|из|к|на|от|по|со|и)(?!\\p{L})';
/** Spaces after a number, before a counted word or a unit, before a dash and beside «×»; they become no-break spaces. */
const besideSign = new RegExp(
  `(?<=${quantity}) (?=\\p{L})(?!${beginning})|(?<=×) | (?=(?:м²|m²|кг|kg)(?!\\p{L})|[—×])`,
  'gu',
);
/** Spaces after short Russian words, which do not end a line, and before particles of both languages, which do not begin one. */
const besideShortWord =
  /(?<=(?<![\p{L}-])(?:[аиквосу]|во|до|за|из|ко|на|не|ни|но|об|от|по|со)) (?=\S|$)|(?<=[\p{L}\d}]) (?=(?:же|ли|бы|da|dan|ga|gacha)(?![\p{L}-]))/giu;
/** After the hyphen of a word with a short part («пин-код», «что-то»), and of a number («5-yanvar»). */
const afterHyphen =
  /(?<=(?:(?<![\p{L}\d-])\p{L}{1,3}|[\d}])-)(?=\p{L})|(?<=\p{L}-)(?=\p{L}{1,2}(?![\p{L}-]))/gu;

/** Puts no-break spaces where a line must not end. The text may be a part that continues in bold. */
export const bindWords = (text: string): string =>
  text.replace(besideSign, '\u00a0').replace(besideShortWord, '\u00a0');

/** Puts word joiners after hyphens where a line must not end. Not for PDF: its fonts draw a joiner as a space. */
export const bindHyphens = (text: string): string => text.replace(afterHyphen, '\u2060');
