import { airRefundTexts } from './air-refund-texts';
import { changeTexts } from './change-texts';
import { exchangeTexts } from './exchange-texts';
import { extrasTexts } from './extras-texts';
import { lateTexts } from './late-texts';
import type { Texts } from './texts';

/** The flights with their travellers and their fare. */
const flights = {
  ru: [
    '',
    '{trip}',
    '',
    '{flights}',
    '',
    'Время вылета и прилёта местное.',
    '',
    'Пассажиры: {travellers}',
    '',
    '{terms}',
    '',
  ],
  uz: [
    '',
    '{trip}',
    '',
    '{flights}',
    '',
    'Uchish va qoʻnish vaqti mahalliy.',
    '',
    'Yoʻlovchilar: {travellers}',
    '',
    '{terms}',
    '',
  ],
};

/** The messages about an order of air tickets, as data: texts are changed here, their facts in the order's notice. */
export const airTexts: Texts['air'] = {
  ru: {
    booked: {
      subject: 'Оплатите заказ {number} до {payBefore}',
      lines: [
        'Заказ {number} оформлен.',
        ...flights.ru,
        'Номер бронирования (PNR): {reference}',
        '',
        'К оплате: {sum}',
        'Оплатите до {payBefore}. Без оплаты заказ будет отменён автоматически и бесплатно.',
        'Оплачено баллами: {points}. Если заказ будет отменён, баллы вернутся.',
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
        'Оформляем билеты. Обычно это занимает несколько минут, пришлём их следующим письмом.',
      ],
    },
    ready: {
      subject: 'Билеты по заказу {number}',
      lines: [
        'Билеты готовы, они приложены к этому письму.',
        ...flights.ru,
        'Номер бронирования (PNR): {reference}. Он нужен для онлайн-регистрации.',
        'Оплачено: {paid}',
        'Оплачено баллами: {points}',
      ],
      sms: 'Karvon: билеты по заказу {number} готовы, они в письме и на сайте.',
    },
    'issue-error': {
      subject: 'Заказ {number}: ошибка оформления билетов',
      lines: [
        'Заказ {number} оплачен, но авиакомпания пока не оформила билеты. Пробуем ещё раз.',
        ...flights.ru,
        'Оплачено: {paid}',
        '',
        'Деньги в сохранности. Обратитесь в поддержку: поможем получить билеты или вернём всю сумму.',
      ],
      sms: 'Karvon: билеты {number} не оформлены. Обратитесь в поддержку.',
    },
    'not-booked': {
      subject: 'Заказ {number} не оформлен',
      lines: [
        'Авиакомпания не подтвердила места по заказу {number}, деньги не списаны.',
        '{trip}',
        'Баллы возвращены: {points}.',
        'Найдите рейс снова: места и цены могли измениться.',
      ],
    },
    ...airRefundTexts.ru,
    ...changeTexts.ru,
    ...exchangeTexts.ru,
    ...extrasTexts.ru,
    ...lateTexts.ru,
  },
  uz: {
    booked: {
      subject: 'Toʻlov: {number}, {payBefore} gacha',
      lines: [
        'Buyurtma {number} rasmiylashtirildi.',
        ...flights.uz,
        'Bron raqami (PNR): {reference}',
        '',
        'Toʻlanadi: {sum}',
        '{payBefore} gacha toʻlang. Toʻlanmasa, buyurtma avtomatik va bepul bekor qilinadi.',
        'Ballar bilan toʻlangan: {points}. Buyurtma bekor qilinsa, ballar qaytadi.',
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
        'Chiptalarni rasmiylashtiryapmiz. Odatda bu bir necha daqiqa oladi, ularni keyingi xatda yuboramiz.',
      ],
    },
    ready: {
      subject: 'Buyurtma {number}: chiptalar tayyor',
      lines: [
        'Chiptalar tayyor, ular shu xatga ilova qilingan.',
        ...flights.uz,
        'Bron raqami (PNR): {reference}. U onlayn roʻyxatdan oʻtish uchun kerak.',
        'Toʻlangan: {paid}',
        'Ballar bilan toʻlangan: {points}',
      ],
      sms: 'Karvon: buyurtma {number}, chiptalar tayyor. Ular xatda va saytda.',
    },
    'issue-error': {
      subject: 'Buyurtma {number}: chiptalarni rasmiylashtirishda xato',
      lines: [
        'Buyurtma {number} toʻlangan, lekin aviakompaniya hali chiptalarni rasmiylashtirmadi. Yana urinmoqdamiz.',
        ...flights.uz,
        'Toʻlangan: {paid}',
        '',
        'Pulingiz saqlanmoqda. Yordam xizmatiga murojaat qiling: chiptalarni olishga yordam beramiz yoki butun summani qaytaramiz.',
      ],
      sms: 'Karvon: {number} chiptalari rasmiylashtirilmadi. Yordam xizmatiga murojaat qiling.',
    },
    'not-booked': {
      subject: 'Buyurtma {number} rasmiylashtirilmadi',
      lines: [
        'Aviakompaniya {number} raqamli buyurtma boʻyicha joylarni tasdiqlamadi, pul yechilmadi.',
        '{trip}',
        'Qaytarilgan ballar: {points}.',
        'Reysni qaytadan qidiring: joylar va narxlar oʻzgargan boʻlishi mumkin.',
      ],
    },
    ...airRefundTexts.uz,
    ...changeTexts.uz,
    ...exchangeTexts.uz,
    ...extrasTexts.uz,
    ...lateTexts.uz,
  },
};
