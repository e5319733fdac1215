import type { Locale } from '@karvon/contract';

/** What is told about an order of each kind. */
export const orderEvents = {
  air: ['booked', 'paid', 'ready', 'cancelled', 'refunded', 'part-refunded', 'issue-error'],
  hotel: ['booked', 'paid', 'ready', 'cancelled', 'refunded'],
} as const;
export type OrderKind = keyof typeof orderEvents;
export type OrderEvent<Kind extends OrderKind = OrderKind> = (typeof orderEvents)[Kind][number];

/** What the texts may name: an order's facts in its language. An empty one takes its whole line away. */
export const factNames = [
  'number',
  // The booking reference at the carrier, or the hotel's own confirmation.
  'reference',
  // 'Ташкент — Москва, 10 декабря 2026', or the hotel and its days.
  'trip',
  // What was or is to be paid with money.
  'sum',
  // Points that paid a part, or that came back.
  'points',
  // The moment until which the order must be paid.
  'payBefore',
  // The money that came back.
  'refund',
] as const;
export type FactName = (typeof factNames)[number];

export interface OrderText {
  subject: string;
  lines: readonly string[];
  /** One part. Only events that money stands behind have it: nobody can make us write to a stranger's telephone. */
  sms?: string;
}

type Texts = {
  [Kind in OrderKind]: Record<Locale, Record<OrderEvent<Kind>, OrderText>>;
};

/** Texts as data: change the words here, the facts in each kind's notice. */
export const orderTexts: Texts = {
  air: {
    ru: {
      booked: {
        subject: 'Заказ {number}: оплатите до {payBefore}',
        lines: [
          'Заказ {number} оформлен: {trip}.',
          'Код бронирования авиакомпании: {reference}.',
          'К оплате: {sum}. Оплатите до {payBefore}, иначе заказ отменится сам.',
          'Баллами оплачено: {points}. Если заказ отменится, они вернутся.',
        ],
      },
      paid: {
        subject: 'Заказ {number} оплачен',
        lines: [
          'Мы получили {sum} за заказ {number}: {trip}.',
          'Выписываем билеты. Обычно это занимает несколько минут, мы пришлём их следующим письмом.',
        ],
      },
      ready: {
        subject: 'Билеты по заказу {number}',
        lines: [
          'Билеты готовы: {trip}. Они приложены к этому письму.',
          'Код бронирования авиакомпании: {reference}. По нему проходят онлайн-регистрацию.',
        ],
        sms: 'Karvon: билеты по заказу {number} готовы, они в почте и на сайте.',
      },
      cancelled: {
        subject: 'Заказ {number} отменён',
        lines: [
          'Заказ {number} отменён: {trip}. Деньги за него не взяты.',
          'Баллы возвращены: {points}.',
          'Если поездка нужна, найдите рейс снова: места и цены могли измениться.',
        ],
      },
      refunded: {
        subject: 'Возврат по заказу {number}',
        lines: [
          'Билеты сданы: {trip}.',
          'Мы отправили {refund} тем же способом, каким вы платили. Когда банк покажет их на счёте, зависит от него.',
          'Баллы возвращены: {points}.',
        ],
        sms: 'Karvon: деньги по заказу {number} отправлены вам обратно.',
      },
      'part-refunded': {
        subject: 'Возврат части заказа {number}',
        lines: [
          'Часть билетов сдана, остальные действуют: {trip}.',
          'Мы отправили {refund} тем же способом, каким вы платили. Когда банк покажет их на счёте, зависит от него.',
          'Баллы возвращены: {points}.',
        ],
        sms: 'Karvon: деньги за часть заказа {number} отправлены вам обратно.',
      },
      'issue-error': {
        subject: 'Заказ {number}: билеты задерживаются',
        lines: [
          'Заказ {number} оплачен, но авиакомпания пока не выписала билеты: {trip}.',
          'Мы уже занимаемся этим. Деньги в сохранности: или будут билеты, или мы всё вернём.',
          'Вам ничего делать не нужно. О том, чем закончится, напишем.',
        ],
        sms: 'Karvon: билеты {number} задерживаются, деньги целы. Мы занимаемся.',
      },
    },
    uz: {
      booked: {
        subject: '{number} buyurtma: {payBefore} gacha toʻlang',
        lines: [
          '{number} buyurtma rasmiylashtirildi: {trip}.',
          'Aviakompaniya bron kodi: {reference}.',
          'Toʻlov: {sum}. {payBefore} gacha toʻlang, aks holda buyurtma oʻzi bekor boʻladi.',
          'Ballar bilan toʻlangan: {points}. Buyurtma bekor boʻlsa, ular qaytadi.',
        ],
      },
      paid: {
        subject: '{number} buyurtma toʻlandi',
        lines: [
          '{number} buyurtma uchun {sum} qabul qildik: {trip}.',
          'Chiptalarni rasmiylashtiryapmiz. Odatda bu bir necha daqiqa oladi, ularni keyingi xatda yuboramiz.',
        ],
      },
      ready: {
        subject: '{number} buyurtma chiptalari',
        lines: [
          'Chiptalar tayyor: {trip}. Ular shu xatga ilova qilingan.',
          'Aviakompaniya bron kodi: {reference}. Onlayn roʻyxatdan oʻtish shu kod bilan.',
        ],
        sms: 'Karvon: {number} buyurtma chiptalari tayyor, ular pochtangizda va saytda.',
      },
      cancelled: {
        subject: '{number} buyurtma bekor qilindi',
        lines: [
          '{number} buyurtma bekor qilindi: {trip}. Uning uchun pul olinmagan.',
          'Qaytarilgan ballar: {points}.',
          'Safar kerak boʻlsa, reysni qaytadan qidiring: joylar va narxlar oʻzgargan boʻlishi mumkin.',
        ],
      },
      refunded: {
        subject: '{number} buyurtma boʻyicha qaytarish',
        lines: [
          'Chiptalar qaytarildi: {trip}.',
          '{refund} siz toʻlagan usulda yuborildi. Hisobda qachon koʻrinishi bankka bogʻliq.',
          'Qaytarilgan ballar: {points}.',
        ],
        sms: 'Karvon: {number} buyurtma puli sizga qaytarib yuborildi.',
      },
      'part-refunded': {
        subject: '{number} buyurtmaning bir qismini qaytarish',
        lines: [
          'Chiptalarning bir qismi qaytarildi, qolganlari amal qiladi: {trip}.',
          '{refund} siz toʻlagan usulda yuborildi. Hisobda qachon koʻrinishi bankka bogʻliq.',
          'Qaytarilgan ballar: {points}.',
        ],
        sms: 'Karvon: {number} buyurtma qismining puli qaytarib yuborildi.',
      },
      'issue-error': {
        subject: '{number} buyurtma: chiptalar kechikmoqda',
        lines: [
          '{number} buyurtma toʻlangan, lekin aviakompaniya hali chiptalarni bermadi: {trip}.',
          'Biz bu bilan shugʻullanyapmiz. Pulingiz joyida: yo chiptalar boʻladi, yo hammasini qaytaramiz.',
          'Sizdan hech narsa talab qilinmaydi. Natijasini yozamiz.',
        ],
        sms: 'Karvon: {number} chiptalari kechikmoqda, pulingiz joyida. Biz shugʻullanyapmiz.',
      },
    },
  },
  hotel: {
    ru: {
      booked: {
        subject: 'Заказ {number}: {trip}',
        lines: [
          'Заказ {number} принят: {trip}.',
          'Номер подтверждения отеля: {reference}.',
          'К оплате: {sum}. Оплатите до {payBefore}, иначе заказ отменится сам.',
        ],
      },
      paid: {
        subject: 'Заказ {number} оплачен',
        lines: [
          'Мы получили {sum} за заказ {number}: {trip}.',
          'Готовим ваучер и пришлём его следующим письмом.',
        ],
      },
      ready: {
        subject: 'Ваучер по заказу {number}',
        lines: [
          'Ваучер готов: {trip}. Он приложен к этому письму, покажите его при заселении.',
          'Номер подтверждения отеля: {reference}.',
        ],
      },
      cancelled: {
        subject: 'Заказ {number} отменён',
        lines: ['Заказ {number} отменён: {trip}.', 'К возврату: {refund}.'],
      },
      refunded: {
        subject: 'Возврат по заказу {number}',
        lines: [
          'Заказ {number} отменён: {trip}.',
          'Мы отправили {refund} тем же способом, каким вы платили. Когда банк покажет их на счёте, зависит от него.',
        ],
        sms: 'Karvon: деньги по заказу {number} отправлены вам обратно.',
      },
    },
    uz: {
      booked: {
        subject: '{number} buyurtma: {trip}',
        lines: [
          '{number} buyurtma qabul qilindi: {trip}.',
          'Mehmonxona tasdiq raqami: {reference}.',
          'Toʻlov: {sum}. {payBefore} gacha toʻlang, aks holda buyurtma oʻzi bekor boʻladi.',
        ],
      },
      paid: {
        subject: '{number} buyurtma toʻlandi',
        lines: [
          '{number} buyurtma uchun {sum} qabul qildik: {trip}.',
          'Vaucher tayyorlayapmiz, uni keyingi xatda yuboramiz.',
        ],
      },
      ready: {
        subject: '{number} buyurtma vaucheri',
        lines: [
          'Vaucher tayyor: {trip}. U shu xatga ilova qilingan, joylashishda koʻrsating.',
          'Mehmonxona tasdiq raqami: {reference}.',
        ],
      },
      cancelled: {
        subject: '{number} buyurtma bekor qilindi',
        lines: ['{number} buyurtma bekor qilindi: {trip}.', 'Qaytariladi: {refund}.'],
      },
      refunded: {
        subject: '{number} buyurtma boʻyicha qaytarish',
        lines: [
          '{number} buyurtma bekor qilindi: {trip}.',
          '{refund} siz toʻlagan usulda yuborildi. Hisobda qachon koʻrinishi bankka bogʻliq.',
        ],
        sms: 'Karvon: {number} buyurtma puli sizga qaytarib yuborildi.',
      },
    },
  },
};
