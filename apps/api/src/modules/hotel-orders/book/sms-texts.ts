import type { Locale } from '@karvon/contract';

/** The SMS with the hotel's answer to a guest who left the page. Each is one part in Cyrillic, 70 characters. */
export const hotelSmsTexts: Record<
  Locale,
  {
    payBefore: (order: string, moment: string) => string;
    confirmed: (order: string) => string;
    refused: (order: string) => string;
  }
> = {
  ru: {
    payBefore: (order, moment) => `Karvon: отель подтвердил заказ ${order}. Оплатите до ${moment}.`,
    confirmed: (order) => `Karvon: отель подтвердил заказ ${order}. Оплата в отеле.`,
    refused: (order) => `Karvon: отель отказал по заказу ${order}. Деньги не списаны.`,
  },
  uz: {
    payBefore: (order, moment) => `Karvon: buyurtma ${order} tasdiqlandi. ${moment} gacha to'lang.`,
    confirmed: (order) => `Karvon: buyurtma ${order} tasdiqlandi. To'lov mehmonxonada.`,
    refused: (order) => `Karvon: mehmonxona rad etdi, buyurtma ${order}. Pul yechilmadi.`,
  },
};
