import { lateTexts } from './late-texts';
import type { Texts } from './texts';

/** The messages about an order of a hotel room, as data: texts are changed here, their facts in the order's notice. */
export const hotelTexts: Texts['hotel'] = {
  ru: {
    requested: {
      subject: 'Заказ {number}: ждём ответа отеля',
      lines: [
        'Заявка по заказу {number} отправлена отелю. Пока ничего оплачивать не нужно.',
        '{trip}',
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
    'room-gone': {
      subject: 'Заказ {number}: отель отказал в размещении',
      lines: [
        'Отель не сможет принять вас по заказу {number}. Заказ отменяется.',
        '{trip}',
        'Возвращаем {refund} тем же способом, каким вы платили. Срок зачисления зависит от банка.',
        'Выберите другой номер или другой отель на нашем сайте.',
      ],
      sms: 'Karvon: отель отказал по заказу {number}. Подробности в письме.',
    },
    booked: {
      subject: 'Заказ {number}: оплатите до {payBefore}',
      lines: [
        'Заказ {number} оформлен.',
        '{trip}',
        'Номер бронирования в отеле: {reference}',
        'К оплате: {sum}',
        'Оплатите до {payBefore}. Без оплаты заказ будет отменён автоматически и бесплатно.',
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
        '{trip}',
        'Номер бронирования в отеле: {reference}',
      ],
    },
    'change-confirmed': {
      subject: 'Заказ {number}: бронирование изменено',
      lines: [
        'Отель внёс изменения в бронирование по заказу {number}.',
        '{trip}',
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
    cancelled: {
      subject: 'Заказ {number} отменён',
      lines: ['Заказ {number} отменён.', '{trip}', 'К возврату: {refund}'],
    },
    refunded: {
      subject: 'Возврат по заказу {number}',
      lines: [
        'Возврат по заказу {number} завершён.',
        '{trip}',
        'Мы отправили {refund} тем же способом, каким вы платили. Срок зачисления зависит от банка.',
      ],
      sms: 'Karvon: возврат по заказу {number}, деньги отправлены.',
    },
    'late-order': lateTexts.ru['late-order'],
  },
  uz: {
    requested: {
      subject: 'Buyurtma {number}: mehmonxona javobini kutyapmiz',
      lines: [
        '{number} raqamli buyurtma soʻrovi mehmonxonaga yuborildi. Hozircha hech narsa toʻlash shart emas.',
        '{trip}',
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
    'room-gone': {
      subject: 'Buyurtma {number}: mehmonxona joylashtirishni rad etdi',
      lines: [
        'Mehmonxona {number} raqamli buyurtma boʻyicha sizni qabul qila olmaydi. Buyurtma bekor qilinadi.',
        '{trip}',
        '{refund} siz toʻlagan usulda qaytariladi. Qachon tushishi bankka bogʻliq.',
        'Saytimizda boshqa xona yoki boshqa mehmonxonani tanlang.',
      ],
      sms: 'Karvon: mehmonxona rad etdi, buyurtma {number}. Batafsil xatda.',
    },
    booked: {
      subject: 'Buyurtma {number}: {payBefore} gacha toʻlang',
      lines: [
        'Buyurtma {number} rasmiylashtirildi.',
        '{trip}',
        'Mehmonxonadagi bron raqami: {reference}',
        'Toʻlanadi: {sum}',
        '{payBefore} gacha toʻlang. Toʻlanmasa, buyurtma avtomatik va bepul bekor qilinadi.',
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
        '{trip}',
        'Mehmonxonadagi bron raqami: {reference}',
      ],
    },
    'change-confirmed': {
      subject: 'Buyurtma {number}: bron oʻzgartirildi',
      lines: [
        'Mehmonxona {number} raqamli buyurtma broniga oʻzgartirish kiritdi.',
        '{trip}',
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
    cancelled: {
      subject: 'Buyurtma {number} bekor qilindi',
      lines: ['Buyurtma {number} bekor qilindi.', '{trip}', 'Qaytariladi: {refund}'],
    },
    refunded: {
      subject: 'Buyurtma {number}: pul qaytarildi',
      lines: [
        'Buyurtma {number} boʻyicha qaytarish yakunlandi.',
        '{trip}',
        '{refund} siz toʻlagan usulda joʻnatildi. Qachon tushishi bankka bogʻliq.',
      ],
      sms: 'Karvon: buyurtma {number}, pul qaytarildi.',
    },
    'late-order': lateTexts.uz['late-order'],
  },
};
