import type { Locale } from '@karvon/contract';
import type { OrderText } from './texts';

type LateTexts = Record<'late-order' | 'late-extras' | 'late-exchange', OrderText>;

const ru = (reason: string): OrderText => ({
  subject: 'Заказ {number}: возвращаем платёж',
  lines: [
    reason,
    '{trip}',
    'Вернём всю сумму тем же способом, каким вы платили. Срок зачисления зависит от банка.',
  ],
});

const uz = (reason: string): OrderText => ({
  subject: 'Buyurtma {number}: toʻlov qaytariladi',
  lines: [
    reason,
    '{trip}',
    'Butun summa siz toʻlagan usulda qaytariladi. Qachon tushishi bankka bogʻliq.',
  ],
});

/** The messages about money that came when nothing waited for it any more. */
export const lateTexts: Record<Locale, LateTexts> = {
  ru: {
    'late-order': ru(
      'Платёж на {refund} пришёл поздно: заказ уже был оплачен, отменён или изменён.',
    ),
    'late-extras': ru(
      'Платёж на {refund} за багаж и места пришёл поздно: их выбор уже был отменён.',
    ),
    'late-exchange': ru(
      'Платёж на {refund} за обмен билетов пришёл поздно: обмен уже был отменён. Прежние билеты действуют.',
    ),
  },
  uz: {
    'late-order': uz(
      '{refund} toʻlov kech keldi: buyurtma toʻlangan, bekor qilingan yoki oʻzgartirilgan edi.',
    ),
    'late-extras': uz(
      'Bagaj va joylar uchun {refund} toʻlov kech keldi: tanlov bekor qilingan edi.',
    ),
    'late-exchange': uz(
      'Chiptalarni almashtirish uchun {refund} toʻlov kech keldi: almashtirish bekor qilingan edi. Avvalgi chiptalar amal qiladi.',
    ),
  },
};
