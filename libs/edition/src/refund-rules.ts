import type { PlainDate } from '@karvon/calendar';
import type { Locale } from '@karvon/contract';
import type { Edition } from './edition';

/** The refund rules of the law and of our public offer, with their first day. */
export interface RefundRule {
  /** The first day it is in force; the previous rule ends then. */
  since: PlainDate;
  /** A longer delay makes a refund forced, in minutes; null: the carrier decides what counts as a delay. */
  forcedDelayMinutes: number | null;
  /** Working days from the carrier's consent until we send the money. */
  sentWithinWorkingDays: number;
  /** How long a quote is valid. */
  quoteMinutes: number;
  /** The legal basis, shown to the visitor with the amounts. */
  basis: Record<'voluntary' | 'forced', Record<Locale, string>>;
}

const voluntary = {
  ru: 'Добровольный отказ: правила тарифа, по которому куплен билет, и статья 108 Воздушного кодекса РФ.',
  uz: 'Ixtiyoriy voz kechish: chipta olingan tarif qoidalari va Rossiya Federatsiyasi Havo kodeksining 108-moddasi.',
};

/** By date, newest last: a request follows the rule of its own day. */
const rules: Record<Edition['id'], readonly RefundRule[]> = {
  ru: [
    {
      since: '2008-01-01',
      forcedDelayMinutes: null,
      sentWithinWorkingDays: 3,
      quoteMinutes: 15,
      basis: {
        voluntary,
        forced: {
          ru: 'Вынужденный отказ: отмена или задержка рейса, перенос, отказ в перевозке, болезнь. Возвращается вся стоимость, включая сервисный сбор.',
          uz: 'Majburiy voz kechish: reysning bekor qilinishi yoki kechikishi, koʻchirilishi, tashishdan bosh tortish, kasallik. Toʻliq narx xizmat yigʻimi bilan birga qaytariladi.',
        },
      },
    },
    {
      since: '2026-03-01',
      forcedDelayMinutes: 30,
      sentWithinWorkingDays: 3,
      quoteMinutes: 15,
      basis: {
        voluntary,
        forced: {
          ru: 'Вынужденный отказ по правилам перевозки, действующим с 1 марта 2026 года: отмена рейса, задержка больше 30 минут, вылет раньше времени в билете, отказ в перевозке, болезнь. Возвращается вся стоимость, включая сервисный сбор.',
          uz: '2026-yil 1-martdan amaldagi tashish qoidalari boʻyicha majburiy voz kechish: reysning bekor qilinishi, 30 daqiqadan ortiq kechikish, chiptadagi vaqtdan erta uchish, tashishdan bosh tortish, kasallik. Toʻliq narx xizmat yigʻimi bilan birga qaytariladi.',
        },
      },
    },
  ],
  uz: [
    {
      since: '2020-01-01',
      forcedDelayMinutes: null,
      sentWithinWorkingDays: 3,
      quoteMinutes: 15,
      basis: {
        voluntary: {
          ru: 'Добровольный отказ: правила тарифа, по которому куплен билет, и наша оферта.',
          uz: 'Ixtiyoriy voz kechish: chipta olingan tarif qoidalari va bizning ofertamiz.',
        },
        forced: {
          ru: 'Вынужденный отказ: рейс отменён, перенесён или задержан, отказ в перевозке, болезнь. Подтверждает авиакомпания; тогда возвращается вся стоимость, включая сервисный сбор.',
          uz: 'Majburiy voz kechish: reys bekor qilingan, koʻchirilgan yoki kechikkan, tashishdan bosh tortilgan, kasallik. Aviakompaniya tasdiqlaydi; unda toʻliq narx xizmat yigʻimi bilan birga qaytariladi.',
        },
      },
    },
  ],
};

/** The rule of an edition that is in force on a day. */
export function refundRuleOn(edition: Edition['id'], day: PlainDate): RefundRule {
  const known = rules[edition];
  return known.findLast((rule) => rule.since <= day) ?? known[0]!;
}
