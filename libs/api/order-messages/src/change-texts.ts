import type { Locale } from '@karvon/contract';
import type { OrderText } from './texts';

type ChangeTexts = Record<'flight-cancelled' | 'flight-changed', OrderText>;

/** The messages about flights that the airline has cancelled or changed. */
export const changeTexts: Record<Locale, ChangeTexts> = {
  ru: {
    'flight-cancelled': {
      subject: 'Заказ {number}: рейс отменён',
      lines: [
        'Авиакомпания отменила рейс по заказу {number}.',
        '{trip}',
        '',
        'Отменён:\n{before}',
        '',
        'Новый рейс:\n{after}',
        '',
        'На странице заказа можно вернуть билеты или обменять их на другой день.',
      ],
      sms: 'Karvon: рейс по заказу {number} отменён. Подробности в письме.',
    },
    'flight-changed': {
      subject: 'Заказ {number}: время вылета изменено',
      lines: [
        'Авиакомпания изменила рейс по заказу {number}.',
        '{trip}',
        '',
        'Было:\n{before}',
        '',
        'Стало:\n{after}',
        '',
        'На странице заказа можно согласиться на новое время или вернуть билеты.',
      ],
      sms: 'Karvon: рейс по заказу {number} изменён. Подробности в письме.',
    },
  },
  uz: {
    'flight-cancelled': {
      subject: 'Buyurtma {number}: reys bekor qilindi',
      lines: [
        'Aviakompaniya {number} raqamli buyurtmadagi reysni bekor qildi.',
        '{trip}',
        '',
        'Bekor qilindi:\n{before}',
        '',
        'Yangi reys:\n{after}',
        '',
        'Buyurtma sahifasida chiptalarni qaytarish yoki boshqa kunga almashtirish mumkin.',
      ],
      sms: 'Karvon: buyurtma {number}, reys bekor qilindi. Batafsil xatda.',
    },
    'flight-changed': {
      subject: 'Buyurtma {number}: uchish vaqti oʻzgardi',
      lines: [
        'Aviakompaniya {number} raqamli buyurtmadagi reysni oʻzgartirdi.',
        '{trip}',
        '',
        'Avval:\n{before}',
        '',
        'Endi:\n{after}',
        '',
        'Buyurtma sahifasida yangi vaqtga rozi boʻlish yoki chiptalarni qaytarish mumkin.',
      ],
      sms: 'Karvon: buyurtma {number}, reys oʻzgardi. Batafsil xatda.',
    },
  },
};
