import type { Locale } from '@karvon/contract';
import type { OrderText } from './texts';

type ExtrasTexts = Record<'extras-done' | 'extras-declined', OrderText>;

/** The messages about bags and seats that were bought beside a fare. */
export const extrasTexts: Record<Locale, ExtrasTexts> = {
  ru: {
    'extras-done': {
      subject: 'Заказ {number}: багаж и места оформлены',
      lines: [
        'Авиакомпания подтвердила дополнительный багаж и места по заказу {number}.',
        '{trip}',
        'Номер бронирования (PNR): {reference}',
        'Они указаны в новой маршрутной квитанции, она на странице заказа.',
      ],
      sms: 'Karvon: багаж и места по заказу {number} оформлены.',
    },
    'extras-declined': {
      subject: 'Заказ {number}: багаж и места не оформлены',
      lines: [
        'Авиакомпания не подтвердила дополнительный багаж и места по заказу {number}.',
        '{trip}',
        'Билеты действуют.',
        'Вернём {refund} тем же способом, каким вы платили. Срок зачисления зависит от банка.',
      ],
      sms: 'Karvon: багаж и места по заказу {number} не оформлены, деньги вернём.',
    },
  },
  uz: {
    'extras-done': {
      subject: 'Buyurtma {number}: bagaj va joylar rasmiylashtirildi',
      lines: [
        'Aviakompaniya {number} raqamli buyurtma boʻyicha qoʻshimcha bagaj va joylarni tasdiqladi.',
        '{trip}',
        'Bron raqami (PNR): {reference}',
        'Ular yangi marshrut kvitansiyasida koʻrsatilgan, u buyurtma sahifasida.',
      ],
      sms: 'Karvon: buyurtma {number}, bagaj va joylar rasmiylashtirildi.',
    },
    'extras-declined': {
      subject: 'Buyurtma {number}: bagaj va joylar rasmiylashtirilmadi',
      lines: [
        'Aviakompaniya {number} raqamli buyurtma boʻyicha qoʻshimcha bagaj va joylarni tasdiqlamadi.',
        '{trip}',
        'Chiptalar amal qiladi.',
        '{refund} siz toʻlagan usulda qaytariladi. Qachon tushishi bankka bogʻliq.',
      ],
      sms: 'Karvon: buyurtma {number}, bagaj va joylar rasmiylashtirilmadi, pul qaytadi.',
    },
  },
};
