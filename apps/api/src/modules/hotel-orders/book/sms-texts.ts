import type { Locale } from '@karvon/contract';

/** The SMS with the hotel's answer to a guest who left the page. What asks for a payment names the page to pay on. */
export const hotelSmsTexts: Record<
  Locale,
  {
    payBefore: (order: string, moment: string, address: string) => string;
    confirmed: (order: string) => string;
    refused: (order: string) => string;
  }
> = {
  ru: {
    payBefore: (order, moment, address) =>
      `Karvon: отель подтвердил заказ ${order}. Оплатите до ${moment}: ${address}`,
    confirmed: (order) => `Karvon: отель подтвердил заказ ${order}. Оплата в отеле.`,
    refused: (order) => `Karvon: отель отказал по заказу ${order}. Деньги не списаны.`,
  },
  uz: {
    payBefore: (order, moment, address) =>
      `Karvon: buyurtma ${order} tasdiqlandi. ${moment} gacha to'lang: ${address}`,
    confirmed: (order) => `Karvon: buyurtma ${order} tasdiqlandi. To'lov mehmonxonada.`,
    refused: (order) => `Karvon: mehmonxona rad etdi, buyurtma ${order}. Pul yechilmadi.`,
  },
};
