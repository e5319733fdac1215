import type { Locale } from '@karvon/contract';
import type { Edition } from '@karvon/edition';

/** The value of a placeholder: its words and, for something to click, the address. */
export interface Fact {
  text: string;
  href?: string;
}

/** Facts by their names in texts: `{{phone}}`. */
export type Facts = ReadonlyMap<string, Fact>;

const placeholder = /\{\{\s*([\w-]*)\s*\}\}/g;

const currencies: Record<Edition['currency'], Record<Locale, string>> = {
  RUB: { ru: 'российский рубль', uz: 'Rossiya rubli' },
  UZS: { ru: 'узбекский сум', uz: 'Oʻzbekiston soʻmi' },
  USD: { ru: 'доллар США', uz: 'AQSH dollari' },
  EUR: { ru: 'евро', uz: 'yevro' },
};

const everyDay: Record<Locale, (from: string, to: string) => string> = {
  ru: (from, to) => `ежедневно с ${from} до ${to}`,
  uz: (from, to) => `har kuni ${from} dan ${to} gacha`,
};

/** '09:00' for 540, minutes from midnight. */
function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** '1,5%' for 150 basis points, the same in both languages. */
function percent(basisPoints: number): string {
  return `${String(basisPoints / 100).replace('.', ',')}%`;
}

/** The placeholders of texts, filled by the edition. A new placeholder is one more line here. */
export function factsOf(edition: Edition, lang: Locale): Facts {
  const { support, fees, phones, messengers } = edition;
  const phone = (at: number): Fact => {
    const { label, number } = phones[Math.min(at, phones.length - 1)]!;
    return { text: label.replaceAll(' ', '\u00A0'), href: `tel:${number}` };
  };
  const facts: Record<string, Fact> = {
    brand: { text: edition.brand },
    legalName: { text: edition.legalName[lang] },
    legalAddress: { text: edition.legalAddress[lang] },
    address: { text: edition.address[lang] },
    taxId: { text: edition.taxId },
    phone: phone(0),
    phone2: phone(1),
    email: { text: edition.email, href: `mailto:${edition.email}` },
    hours: { text: everyDay[lang](clock(support.opensAt), clock(support.closesAt)) },
    currency: { text: currencies[edition.currency][lang] },
    serviceFee: { text: percent(fees.service) },
    acquiringFee: { text: percent(fees.acquiring) },
    pointsRate: { text: percent(edition.pointsEarned) },
    holdMinutes: { text: String(edition.holdMinutes) },
    requestPayHours: { text: String(edition.roomRequests.payHours) },
    ...(messengers[0] && { messenger: { text: messengers[0].name, href: messengers[0].url } }),
  };
  return new Map(Object.entries(facts));
}

/**
 * Splits a text at its placeholders and fills each in.
 * @throws Error that names an unknown placeholder
 */
export function fillIn(text: string, facts: Facts): (string | Fact)[] {
  return text.split(placeholder).map((part, index) => {
    if (index % 2 === 0) return part;
    const fact = facts.get(part);
    if (!fact) throw new Error(`{{${part}}} is unknown; there are ${[...facts.keys()].join(', ')}`);
    return fact;
  });
}

/** A text with its placeholders filled in, as plain words. */
export function fillInWords(text: string, facts: Facts): string {
  return fillIn(text, facts)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');
}
