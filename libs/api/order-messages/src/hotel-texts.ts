import { hotelCancelTexts } from './hotel-cancel-texts';
import { lateTexts } from './late-texts';
import type { Texts } from './texts';

/** The stay with its guests. */
const stay = {
  ru: ['', '{trip}', '{stay}', 'Гости: {guests}'],
  uz: ['', '{trip}', '{stay}', 'Mehmonlar: {guests}'],
};

/** What cancelling costs: of a stay that is not paid yet, and of a sold one. */
const terms = {
  ru: {
    unpaid: 'Условия отмены после оплаты, по времени отеля:\n{terms}',
    sold: 'Условия отмены, по времени отеля:\n{terms}',
  },
  uz: {
    unpaid: 'Toʻlovdan keyin bekor qilish shartlari, mehmonxona vaqti bilan:\n{terms}',
    sold: 'Bekor qilish shartlari, mehmonxona vaqti bilan:\n{terms}',
  },
};

/** The messages about an order of a hotel room, as data: texts are changed here, their facts in the order's notice. */
export const hotelTexts: Texts['hotel'] = {
  ru: {
    requested: {
      subject: 'Заказ {number}: ждём ответа отеля',
      lines: [
        'Заявка по заказу {number} отправлена отелю. Пока ничего оплачивать не нужно.',
        ...stay.ru,
        '',
        'Стоимость: {sum}',
        '{levies}',
        'Отель ответит до {answerBy}. Ответ сразу сообщим.',
      ],
    },
    refused: {
      subject: 'Заказ {number}: отель не подтвердил бронирование',
      lines: [
        'Отель не подтвердил номер по заказу {number}. Заказ отменён, деньги не списаны.',
        '{trip}',
        'Выберите другой номер или другой отель на нашем сайте.',
      ],
    },
    'no-answer': {
      subject: 'Заказ {number}: отель не ответил',
      lines: [
        'Отель не ответил на заявку по заказу {number} до {answerBy}. Заказ отменён, деньги не списаны.',
        '{trip}',
        'Выберите другой номер или другой отель на нашем сайте.',
      ],
    },
    booked: {
      subject: 'Оплатите заказ {number} до {payBefore}',
      lines: [
        'Заказ {number} оформлен.',
        ...stay.ru,
        'Номер бронирования в отеле: {reference}',
        '',
        'К оплате: {sum}',
        '{levies}',
        'Оплатите до {payBefore}. Без оплаты заказ будет отменён автоматически и бесплатно.',
        '',
        terms.ru.unpaid,
      ],
    },
    reminder: {
      subject: 'Заказ {number}: осталось мало времени на оплату',
      lines: [
        'Заказ {number} ещё не оплачен.',
        '{trip}',
        'К оплате: {sum}',
        'Оплатите до {payBefore}, иначе заказ будет отменён автоматически и бесплатно.',
      ],
    },
    paid: {
      subject: 'Заказ {number} оплачен',
      lines: [
        'Мы получили {sum} за заказ {number}.',
        '{trip}',
        'Готовим ваучер и пришлём его следующим письмом.',
      ],
    },
    ready: {
      subject: 'Ваучер по заказу {number}',
      lines: [
        'Ваучер готов, он приложен к этому письму. Покажите его при заезде.',
        ...stay.ru,
        'Номер бронирования в отеле: {reference}',
        '{payment}',
        '',
        terms.ru.sold,
      ],
    },
    'change-confirmed': {
      subject: 'Заказ {number}: бронирование изменено',
      lines: [
        'Отель внёс изменения в бронирование по заказу {number}.',
        ...stay.ru,
        '',
        'К письму приложен новый ваучер, прежний больше не нужен. Покажите новый при заезде.',
      ],
      sms: 'Karvon: отель изменил заказ {number}. Новый ваучер в письме.',
    },
    'change-refused': {
      subject: 'Заказ {number}: отель не изменил бронирование',
      lines: [
        'Отель не смог внести изменения в бронирование по заказу {number}.',
        '{trip}',
        'Бронирование и ваучер действуют с прежними данными. Если имя гостя не совпадает с документом, свяжитесь с нами до заезда.',
      ],
      sms: 'Karvon: отель не изменил заказ {number}. Он действует.',
    },
    ...hotelCancelTexts.ru,
    'late-order': lateTexts.ru['late-order'],
  },
  uz: {
    requested: {
      subject: 'Buyurtma {number}: mehmonxona javobini kutyapmiz',
      lines: [
        '{number} raqamli buyurtma soʻrovi mehmonxonaga yuborildi. Hozircha hech narsa toʻlash shart emas.',
        ...stay.uz,
        '',
        'Narxi: {sum}',
        '{levies}',
        'Mehmonxona {answerBy} gacha javob beradi. Javobni darhol xabar qilamiz.',
      ],
    },
    refused: {
      subject: 'Buyurtma {number}: mehmonxona bronni tasdiqlamadi',
      lines: [
        'Mehmonxona {number} raqamli buyurtma boʻyicha xonani tasdiqlamadi. Buyurtma bekor qilindi, pul yechilmadi.',
        '{trip}',
        'Saytimizda boshqa xona yoki boshqa mehmonxonani tanlang.',
      ],
    },
    'no-answer': {
      subject: 'Buyurtma {number}: mehmonxona javob bermadi',
      lines: [
        'Mehmonxona {number} raqamli buyurtma soʻroviga {answerBy} gacha javob bermadi. Buyurtma bekor qilindi, pul yechilmadi.',
        '{trip}',
        'Saytimizda boshqa xona yoki boshqa mehmonxonani tanlang.',
      ],
    },
    booked: {
      subject: 'Toʻlov: {number}, {payBefore} gacha',
      lines: [
        'Buyurtma {number} rasmiylashtirildi.',
        ...stay.uz,
        'Mehmonxonadagi bron raqami: {reference}',
        '',
        'Toʻlanadi: {sum}',
        '{levies}',
        '{payBefore} gacha toʻlang. Toʻlanmasa, buyurtma avtomatik va bepul bekor qilinadi.',
        '',
        terms.uz.unpaid,
      ],
    },
    reminder: {
      subject: 'Buyurtma {number}: toʻlash uchun oz vaqt qoldi',
      lines: [
        'Buyurtma {number} hali toʻlanmagan.',
        '{trip}',
        'Toʻlanadi: {sum}',
        '{payBefore} gacha toʻlang, aks holda buyurtma avtomatik va bepul bekor qilinadi.',
      ],
    },
    paid: {
      subject: 'Buyurtma {number} toʻlandi',
      lines: [
        'Buyurtma {number} uchun {sum} oldik.',
        '{trip}',
        'Vaucher tayyorlayapmiz, uni keyingi xatda yuboramiz.',
      ],
    },
    ready: {
      subject: 'Buyurtma {number}: vaucher tayyor',
      lines: [
        'Vaucher tayyor, u shu xatga ilova qilingan. Kelganda koʻrsating.',
        ...stay.uz,
        'Mehmonxonadagi bron raqami: {reference}',
        '{payment}',
        '',
        terms.uz.sold,
      ],
    },
    'change-confirmed': {
      subject: 'Buyurtma {number}: bron oʻzgartirildi',
      lines: [
        'Mehmonxona {number} raqamli buyurtma broniga oʻzgartirish kiritdi.',
        ...stay.uz,
        '',
        'Xatga yangi vaucher ilova qilingan, avvalgisi endi kerak emas. Kelganda yangisini koʻrsating.',
      ],
      sms: 'Karvon: buyurtma {number}, bron oʻzgartirildi. Yangi vaucher xatda.',
    },
    'change-refused': {
      subject: 'Buyurtma {number}: mehmonxona bronni oʻzgartirmadi',
      lines: [
        'Mehmonxona {number} raqamli buyurtma broniga oʻzgartirish kirita olmadi.',
        '{trip}',
        'Bron va vaucher avvalgi maʼlumotlar bilan amal qiladi. Mehmonning ismi hujjatdagiga mos kelmasa, kelishdan oldin biz bilan bogʻlaning.',
      ],
      sms: 'Karvon: buyurtma {number}, bron oʻzgartirilmadi. U amal qiladi.',
    },
    ...hotelCancelTexts.uz,
    'late-order': lateTexts.uz['late-order'],
  },
};
