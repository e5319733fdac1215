import type { Locale } from '@karvon/contract';
import type { OrderText } from './texts';

type ExchangeTexts = Record<
  'exchange-offered' | 'exchange-declined' | 'exchange-expired' | 'exchange-refunded',
  OrderText
>;

/** The messages about an exchange of air tickets. */
export const exchangeTexts: Record<Locale, ExchangeTexts> = {
  ru: {
    'exchange-offered': {
      subject: 'Заказ {number}: обмен билетов',
      lines: [
        'Авиакомпания готова обменять билеты по заказу {number}.',
        '{trip}',
        '',
        'Было:\n{before}',
        '',
        'Будет:\n{after}',
        '',
        'Доплата: {sum}',
        'Вернём: {refund}',
        'Согласиться можно на странице заказа до {payBefore}. Пока вы не согласились, действуют прежние билеты.',
      ],
      sms: 'Karvon: есть вариант обмена по заказу {number}. Подробности в письме.',
    },
    'exchange-declined': {
      subject: 'Заказ {number}: обмен не состоялся',
      lines: [
        'Авиакомпания не обменяла билеты по заказу {number}.',
        '{trip}',
        'Прежние билеты действуют. Если вы доплатили за обмен, деньги вернутся тем же способом.',
      ],
      sms: 'Karvon: обмен по заказу {number} не состоялся. Билеты действуют.',
    },
    'exchange-expired': {
      subject: 'Заказ {number}: срок обмена истёк',
      lines: [
        'Срок, до которого можно было обменять билеты по заказу {number}, истёк.',
        '{trip}',
        'Прежние билеты действуют, деньги за обмен не списаны. Новый обмен можно начать на странице заказа.',
      ],
    },
    'exchange-refunded': {
      subject: 'Заказ {number}: возврат после обмена',
      lines: [
        'Билеты по заказу {number} обменяны, новые дешевле прежних.',
        '{trip}',
        'Возвращаем {refund} тем же способом, каким вы платили. Срок зачисления зависит от банка.',
      ],
    },
  },
  uz: {
    'exchange-offered': {
      subject: 'Buyurtma {number}: chiptalarni almashtirish',
      lines: [
        'Aviakompaniya {number} raqamli buyurtma chiptalarini almashtirishga tayyor.',
        '{trip}',
        '',
        'Avval:\n{before}',
        '',
        'Boʻladi:\n{after}',
        '',
        'Qoʻshimcha toʻlov: {sum}',
        'Qaytariladi: {refund}',
        'Buyurtma sahifasida {payBefore} gacha rozi boʻlish mumkin. Rozi boʻlmaguningizcha avvalgi chiptalar amal qiladi.',
      ],
      sms: 'Karvon: buyurtma {number}, almashtirish varianti bor. Batafsil xatda.',
    },
    'exchange-declined': {
      subject: 'Buyurtma {number}: chiptalar almashtirilmadi',
      lines: [
        'Aviakompaniya {number} raqamli buyurtma chiptalarini almashtirmadi.',
        '{trip}',
        'Avvalgi chiptalar amal qiladi. Almashtirish uchun toʻlagan boʻlsangiz, pul shu usulda qaytadi.',
      ],
      sms: 'Karvon: buyurtma {number}, chiptalar almashtirilmadi. Ular amal qiladi.',
    },
    'exchange-expired': {
      subject: 'Buyurtma {number}: almashtirish muddati tugadi',
      lines: [
        'Buyurtma {number} chiptalarini almashtirish muddati tugadi.',
        '{trip}',
        'Avvalgi chiptalar amal qiladi, almashtirish uchun pul yechilmadi. Buyurtma sahifasida qaytadan almashtirish mumkin.',
      ],
    },
    'exchange-refunded': {
      subject: 'Buyurtma {number}: almashtirishdan keyin pul qaytadi',
      lines: [
        'Buyurtma {number} chiptalari almashtirildi, yangilari avvalgilaridan arzon.',
        '{trip}',
        '{refund} siz toʻlagan usulda qaytariladi. Qachon tushishi bankka bogʻliq.',
      ],
    },
  },
};
