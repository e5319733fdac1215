import type { Locale } from '@karvon/contract';
import type { FareRulesText } from '@karvon/air-supply/air-supplier';
import { formatMoney } from '@karvon/platform/format-money';
import { writeAmount } from '@karvon/money';
import type { DuffelCondition, DuffelOffer } from '../wire/schemas';
import { conditionOf, type Exchange } from './read-offers';

const texts = {
  ru: {
    refund: 'Возврат до вылета',
    exchange: 'Обмен до вылета',
    unknown: 'Авиакомпания не сообщает условия заранее. Мы уточним их по вашему запросу.',
    no: 'Не разрешён тарифом.',
    free: 'Разрешён без сбора.',
    fee: (sum: string) => `Разрешён. Сбор авиакомпании за всех пассажиров: ${sum}.`,
    unknownFee: 'Разрешён. Размер сбора авиакомпания заранее не сообщает.',
  },
  uz: {
    refund: 'Uchishgacha qaytarish',
    exchange: 'Uchishgacha almashtirish',
    unknown: 'Aviakompaniya shartlarni oldindan bildirmaydi. Soʻrovingiz boʻyicha aniqlab beramiz.',
    no: 'Tarif boʻyicha ruxsat etilmaydi.',
    free: 'Yigʻimsiz ruxsat etiladi.',
    fee: (sum: string) =>
      `Ruxsat etiladi. Aviakompaniyaning barcha yoʻlovchilar uchun yigʻimi: ${sum}.`,
    unknownFee: 'Ruxsat etiladi. Yigʻim miqdorini aviakompaniya oldindan bildirmaydi.',
  },
};

const theirSum = (penalty: number, currency: string | null | undefined) =>
  `${writeAmount(penalty)} ${currency ?? ''}`.trim();

function textOf(condition: DuffelCondition, exchange: Exchange, lang: Locale): string {
  const words = texts[lang];
  if (condition === null) return words.unknown;
  if (!condition.allowed) return words.no;
  const { penalty_amount: penalty, penalty_currency: currency } = condition;
  if (penalty === null) return words.unknownFee;
  if (penalty === 0) return words.free;
  const { fee } = conditionOf(condition, exchange);
  return words.fee(fee ? formatMoney(fee, lang) : theirSum(penalty, currency));
}

function original({ owner, conditions, slices }: DuffelOffer): string {
  const said = (name: string, condition: DuffelCondition) => {
    if (condition === null) return `${name}: unknown`;
    if (!condition.allowed) return `${name}: not allowed`;
    const { penalty_amount: penalty, penalty_currency: currency } = condition;
    return `${name}: allowed, penalty ${penalty === null ? 'unknown' : theirSum(penalty, currency)}`;
  };
  const bases = slices.flatMap(({ segments }) =>
    segments.flatMap(({ passengers }) => passengers[0]!.fare_basis_code || []),
  );
  return [
    `${owner.name} (${owner.iata_code})`,
    bases.length > 0 ? `FARE BASIS ${[...new Set(bases)].join(' ')}` : '',
    said('REFUND BEFORE DEPARTURE', conditions.refund_before_departure),
    said('CHANGE BEFORE DEPARTURE', conditions.change_before_departure),
    owner.conditions_of_carriage_url ?? '',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Writes the conditions of an offer as text, because Duffel has no texts of fare rules. */
export function rulesText(offer: DuffelOffer, exchange: Exchange): FareRulesText {
  const { refund_before_departure: refund, change_before_departure: change } = offer.conditions;
  const sections = (lang: Locale) => [
    { title: texts[lang].refund, text: textOf(refund, exchange, lang) },
    { title: texts[lang].exchange, text: textOf(change, exchange, lang) },
  ];
  return { sections: { ru: sections('ru'), uz: sections('uz') }, original: original(offer) };
}
