const gsm7 = /^[\n\r !"#$%&'()*+,./0-9:;<=>?@A-Z_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΔΦΓΛΩΠΨΣΘΞ-]*$/;

/** Uzbek letters and spaces as telephones carry them: one ʻ, ʼ or no-break space would more than halve what fits into a part. */
export function toSmsText(text: string): string {
  return text.replace(/[\u02bb\u02bc\u2018\u2019]/g, "'").replace(/[\u00a0\u202f]/g, ' ');
}

/** Whether a text has letters that the telephone's own alphabet lacks. */
export const isUnicode = (text: string): boolean => !gsm7.test(text);

/** So many parts a message may cost with its address. */
const maxParts = 2;

/** A text with the address of the page that says more, where both fit. */
export function withAddress(text: string, address: string): string {
  const both = `${text} ${address}`;
  return smsParts(toSmsText(both)) <= maxParts ? both : text;
}

/** How many parts a text costs: 160 and 153 characters in the telephone's alphabet, 70 and 67 outside it. */
export function smsParts(text: string): number {
  const [one, many] = isUnicode(text) ? [70, 67] : [160, 153];
  return text.length <= one ? 1 : Math.ceil(text.length / many);
}
