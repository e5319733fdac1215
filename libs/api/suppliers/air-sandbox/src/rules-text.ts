import { partsOf } from '@karvon/calendar';
import type { Locale } from '@karvon/contract';
import type { SupplyFareRules, SupplyRule } from '@karvon/sandbox-world';

interface Words {
  titles: Record<SupplyRule['topic'], string>;
  answers: Record<'allowed' | 'not-allowed' | 'unknown', string>;
  fee: (sum: string) => string;
  until: (moment: string) => string;
  values: Record<'child-discount' | 'baby-fare' | 'validity', (value: number) => string>;
  currencies: Record<SupplyFareRules['currency'], string>;
}

const plural = new Intl.PluralRules('ru');
const monthForms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'месяц', few: 'месяца' };
const months = (value: number) =>
  value >= 12 ? 'Год' : `${value} ${monthForms[plural.select(value)] ?? 'месяцев'}`;

const words: Record<Locale, Words> = {
  ru: {
    titles: {
      'refund-before-departure': 'Возврат до вылета',
      'refund-after-departure': 'Возврат после вылета',
      'exchange-before-departure': 'Обмен до вылета',
      'exchange-after-departure': 'Обмен после вылета',
      'no-show': 'Возврат при неявке на рейс',
      'tax-refund': 'Возврат такс',
      'child-discount': 'Скидка для детей 2–12 лет',
      'baby-fare': 'Дети до 2 лет без места',
      'name-change': 'Изменение имени',
      validity: 'Срок действия билета',
    },
    answers: {
      allowed: 'Разрешено без доплаты.',
      'not-allowed': 'Не разрешено.',
      unknown: 'Уточните в поддержке: авиакомпания не указала.',
    },
    fee: (sum) => `Разрешено, сбор ${sum} с каждого пассажира.`,
    until: (moment) => `Не позднее ${moment} по времени города вылета.`,
    values: {
      'child-discount': (value) =>
        value > 0 ? `${value}% от тарифа взрослого.` : 'Нет: тариф взрослого.',
      'baby-fare': (value) => `${value}% от тарифа взрослого.`,
      validity: (value) => `${months(value)} с даты начала перевозки.`,
    },
    currencies: { RUB: '₽', UZS: 'сум', USD: '$', EUR: '€' },
  },
  uz: {
    titles: {
      'refund-before-departure': 'Uchishgacha qaytarish',
      'refund-after-departure': 'Uchishdan keyin qaytarish',
      'exchange-before-departure': 'Uchishgacha almashtirish',
      'exchange-after-departure': 'Uchishdan keyin almashtirish',
      'no-show': 'Reysga kelmaganda qaytarish',
      'tax-refund': 'Soliqlarni qaytarish',
      'child-discount': '2–12 yoshli bolalarga chegirma',
      'baby-fare': '2 yoshgacha, oʻrindiqsiz bolalar',
      'name-change': 'Ismni oʻzgartirish',
      validity: 'Chiptaning amal qilish muddati',
    },
    answers: {
      allowed: 'Qoʻshimcha toʻlovsiz ruxsat etiladi.',
      'not-allowed': 'Ruxsat etilmaydi.',
      unknown: 'Yordam xizmatidan soʻrang: aviakompaniya koʻrsatmagan.',
    },
    fee: (sum) => `Ruxsat etiladi, har bir yoʻlovchi uchun yigʻim ${sum}.`,
    until: (moment) => `Uchish shahri vaqti bilan ${moment} gacha.`,
    values: {
      'child-discount': (value) =>
        value > 0 ? `Kattalar tarifidan ${value} foiz.` : 'Yoʻq: kattalar tarifi.',
      'baby-fare': (value) => `Kattalar tarifining ${value} foizi.`,
      validity: (value) => `Tashish boshlangan kundan ${value >= 12 ? 'bir yil' : `${value} oy`}.`,
    },
    currencies: { RUB: '₽', UZS: 'soʻm', USD: '$', EUR: '€' },
  },
};

function sumText(minor: number, currency: string): string {
  const whole = String(Math.round(minor / 100)).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  return `${whole}\u00a0${currency}`;
}

/** '09.12.2026, 01:45': the same in both languages. */
function momentText(local: string): string {
  const [date = '', time = ''] = local.split('T');
  const { year, month, day } = partsOf(date);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(day)}.${two(month)}.${year}, ${time}`;
}

function sentence(
  rule: SupplyRule,
  { answers, fee, until, values, currencies }: Words,
  currency: SupplyFareRules['currency'],
): string {
  if (rule.response === 'value') {
    return rule.topic in values
      ? values[rule.topic as keyof Words['values']](rule.value ?? 0)
      : String(rule.value);
  }
  const main =
    rule.response === 'fee'
      ? fee(sumText(rule.fee ?? 0, currencies[currency]))
      : answers[rule.response];
  return rule.until ? `${main} ${until(momentText(rule.until.local))}` : main;
}

/** The rules of a fare in plain words, a section per topic. */
export function rulesText(rules: SupplyFareRules, lang: Locale): { title: string; text: string }[] {
  const language = words[lang];
  return rules.rules.map((rule) => ({
    title: language.titles[rule.topic],
    text: sentence(rule, language, rules.currency),
  }));
}
