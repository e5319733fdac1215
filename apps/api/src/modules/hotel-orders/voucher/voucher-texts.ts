import type { HotelMeal, HotelOffer, Locale } from '@karvon/contract';

type LevyKind = HotelOffer['paidAtHotel'][number]['kind'];

const rules = new Intl.PluralRules('ru');

/** The form that a Russian word takes after a number. */
function form(count: number, one: string, few: string, many: string): string {
  const rule = rules.select(count);
  return rule === 'one' ? one : rule === 'few' ? few : many;
}

/** The words of a stay are those of the pages (`stated-stays.json`). */
const ru = {
  title: 'Ваучер на проживание',
  voucherNumber: 'Номер ваучера',
  confirmation: 'Номер бронирования в отеле',
  orderNumber: 'Номер заказа',
  issuedOn: 'Дата оформления',
  address: 'Адрес',
  phone: 'Телефон отеля',
  stay: 'Проживание',
  checkIn: 'Заезд',
  checkOut: 'Выезд',
  from: (day: string, time: string) => `${day}, с ${time}`,
  until: (day: string, time: string) => `${day}, до ${time}`,
  nights: 'Ночей',
  room: 'Номер',
  rooms: (name: string, count: number) => (count === 1 ? name : `${count} × «${name}»`),
  party: 'Гости',
  adults: (count: number) => `${count} ${form(count, 'взрослый', 'взрослых', 'взрослых')}`,
  children: (count: number, ages: string) =>
    `${count} ${form(count, 'ребёнок', 'ребёнка', 'детей')} (${ages})`,
  age: (age: number) => (age === 0 ? 'до 1 года' : `${age} ${form(age, 'год', 'года', 'лет')}`),
  extraBeds: 'Дополнительные места',
  tariff: 'Тариф',
  meal: 'Питание',
  meals: {
    none: 'Без питания',
    breakfast: 'Завтрак включён',
    'half-board': 'Завтрак и ужин включены',
    'full-board': 'Завтрак, обед и ужин включены',
    'all-inclusive': 'Всё включено',
  } as Record<HotelMeal, string>,
  guests: 'Гости',
  categories: { adult: 'Взрослый', child: 'Ребёнок' },
  comment: 'Пожелания',
  payment: 'Оплата',
  paid: (sum: string) => `Проживание оплачено: ${sum}. В отеле за него платить не нужно.`,
  atHotel: (sum: string) => `Оплачивается в отеле при заезде: ${sum}.`,
  levies: {
    'tourist-tax': (sum: string) => `Туристический налог, оплата в отеле: ${sum}`,
    'tourist-levy': (sum: string) => `Туристический сбор, оплата в отеле: ${sum}`,
  } as Record<LevyKind, (sum: string) => string>,
  cancellation: 'Условия отмены (время отеля)',
  freeUntil: (at: string) => `Бесплатная отмена до ${at}`,
  neverFree: 'Бесплатной отмены нет',
  whole: (total: string) => `всю стоимость, ${total}`,
  fromBooking: (sum: string) => `Отмена сразу после бронирования: удержат ${sum}`,
  fromMoment: (at: string, sum: string) => `Отмена с ${at}: удержат ${sum}`,
  notesTitle: 'Важно',
  notes: [
    'Покажите ваучер и документы всех гостей на стойке регистрации.',
    'Время заезда, выезда и отмены — местное время отеля.',
    'Чтобы отменить бронирование, откройте заказ на сайте: при отмене через отель деньги не возвращаются.',
  ],
  agency: 'Агентство',
  page: (page: number, pages: number) => `${page} / ${pages}`,
};

export type VoucherTexts = typeof ru;

const uz: VoucherTexts = {
  title: 'Yashash vaucheri',
  voucherNumber: 'Vaucher raqami',
  confirmation: 'Mehmonxonadagi bron raqami',
  orderNumber: 'Buyurtma raqami',
  issuedOn: 'Rasmiylashtirilgan sana',
  address: 'Manzil',
  phone: 'Mehmonxona telefoni',
  stay: 'Yashash',
  checkIn: 'Kelish',
  checkOut: 'Ketish',
  from: (day, time) => `${day}, soat ${time} dan`,
  until: (day, time) => `${day}, soat ${time} gacha`,
  nights: 'Kechalar',
  room: 'Xona',
  rooms: (name, count) => (count === 1 ? name : `${count} × «${name}»`),
  party: 'Mehmonlar',
  adults: (count) => `${count} katta yoshli`,
  children: (count, ages) => `${count} bola (${ages})`,
  age: (age) => (age === 0 ? '1 yoshgacha' : `${age} yosh`),
  extraBeds: 'Qoʻshimcha joylar',
  tariff: 'Tarif',
  meal: 'Ovqatlanish',
  meals: {
    none: 'Ovqatsiz',
    breakfast: 'Nonushta kiritilgan',
    'half-board': 'Nonushta va kechki ovqat kiritilgan',
    'full-board': 'Nonushta, tushlik va kechki ovqat kiritilgan',
    'all-inclusive': 'Hammasi kiritilgan',
  },
  guests: 'Mehmonlar',
  categories: { adult: 'Katta yoshli', child: 'Bola' },
  comment: 'Istaklar',
  payment: 'Toʻlov',
  paid: (sum) => `Yashash toʻlangan: ${sum}. Mehmonxonada uning uchun toʻlash kerak emas.`,
  atHotel: (sum) => `Kelganda mehmonxonada toʻlanadi: ${sum}.`,
  levies: {
    'tourist-tax': (sum) => `Turistik soliq, mehmonxonada toʻlanadi: ${sum}`,
    'tourist-levy': (sum) => `Turistik yigʻim, mehmonxonada toʻlanadi: ${sum}`,
  },
  cancellation: 'Bekor qilish shartlari (mehmonxona vaqti)',
  freeUntil: (at) => `${at} gacha bepul bekor qilish`,
  neverFree: 'Bepul bekor qilish yoʻq',
  whole: (total) => `butun summa — ${total} —`,
  fromBooking: (sum) => `Bron qilingandan keyinoq bekor qilinsa, ${sum} ushlab qolinadi`,
  fromMoment: (at, sum) => `${at} dan bekor qilinsa, ${sum} ushlab qolinadi`,
  notesTitle: 'Muhim',
  notes: [
    'Vaucher va barcha mehmonlarning hujjatlarini qabulxonada koʻrsating.',
    'Kelish, ketish va bekor qilish vaqti — mehmonxonaning mahalliy vaqti.',
    'Bronni bekor qilish uchun saytda buyurtmani oching: mehmonxona orqali bekor qilinsa, pul qaytarilmaydi.',
  ],
  agency: 'Agentlik',
  page: (page, pages) => `${page} / ${pages}`,
};

export const voucherTexts: Record<Locale, VoucherTexts> = { ru, uz };
