import type { Locale } from '@karvon/contract';
import type { OrderText } from './texts';

type AirRefundTexts = Record<
  | 'cancelled'
  | 'lapsed'
  | 'claim-received'
  | 'refund-accepted'
  | 'refunded'
  | 'part-refunded'
  | 'claim-declined',
  OrderText
>;

const ru = {
  unpaid: 'Заказ на {unpaid} не был оплачен, деньги не списаны.',
  back: 'Банк списал {refund}: вернём всю сумму тем же способом, каким вы платили. Срок зачисления зависит от банка.',
  again: 'Если поездка ещё нужна, найдите рейс снова: места и цены могли измениться.',
  points: 'Баллы возвращены: {points}.',
  money: [
    'Удержано: {withheld}',
    '{withheldLines}',
    'Мы отправили {refund} тем же способом, каким вы платили. Срок зачисления зависит от банка.',
    'Возврата не будет: по условиям тарифа удержана вся сумма, {withheldWhole}.',
    'Баллы возвращены: {points}.',
  ],
};

const uz: typeof ru = {
  unpaid: '{unpaid} summali buyurtma toʻlanmagan edi, pul yechilmadi.',
  back: 'Bank {refund} yechdi: butun summa siz toʻlagan usulda qaytariladi. Qachon tushishi bankka bogʻliq.',
  again:
    'Safar kerak boʻlsa, reysni qaytadan qidiring: joylar va narxlar oʻzgargan boʻlishi mumkin.',
  points: 'Qaytarilgan ballar: {points}.',
  money: [
    'Ushlab qolindi: {withheld}',
    '{withheldLines}',
    '{refund} siz toʻlagan usulda joʻnatildi. Qachon tushishi bankka bogʻliq.',
    'Pul qaytarilmaydi: tarif shartlari boʻyicha butun summa, {withheldWhole}, ushlab qolindi.',
    'Qaytarilgan ballar: {points}.',
  ],
};

/** The messages about orders of air tickets that end, wholly or in part, and about their money. */
export const airRefundTexts: Record<Locale, AirRefundTexts> = {
  ru: {
    cancelled: {
      subject: 'Заказ {number} отменён',
      lines: ['Заказ {number} отменён{reason}.', '{trip}', ru.unpaid, ru.back, ru.points, ru.again],
    },
    lapsed: {
      subject: 'Заказ {number} отменён: не оплачен в срок',
      lines: [
        'Заказ {number} отменён автоматически: он не оплачен до {payBefore}.',
        '{trip}',
        ru.unpaid,
        ru.points,
        ru.again,
      ],
    },
    'claim-received': {
      subject: 'Заказ {number}: заявка на возврат принята',
      lines: [
        'Мы получили вашу заявку на возврат по заказу {number}.',
        '{trip}',
        'Возвращаете: {returnedPart}',
        '',
        'Проверим причину возврата и пришлём решение письмом.',
      ],
    },
    'refund-accepted': {
      subject: 'Заказ {number}: возврат принят',
      lines: [
        'Возврат по заказу {number} принят.',
        '{trip}',
        'Возвращаете: {returnedPart}',
        '',
        'Оплачено: {paid}',
        'Удержим: {withheld}',
        '{withheldLines}',
        'Вернём {refund} тем же способом, каким вы платили. Отправим не позже {sentBy}, срок зачисления зависит от банка.',
        'Возврата не будет: по условиям тарифа удержим всю сумму, {withheldWhole}.',
        'Вернём баллы: {points}.',
      ],
    },
    refunded: {
      subject: 'Возврат по заказу {number}',
      lines: [
        'Возврат по заказу {number} завершён.',
        '{trip}',
        'Возвращено: {returnedPart}',
        '',
        'Оплачено: {paid}',
        ...ru.money,
      ],
      sms: 'Karvon: возврат по заказу {number}, отправили {refund}.',
    },
    'part-refunded': {
      subject: 'Возврат части заказа {number}',
      lines: [
        'Часть билетов заказа {number} возвращена, остальные действуют.',
        '{trip}',
        'Возвращено: {returnedPart}',
        '',
        'Оплачено за возвращённое: {paid}',
        ...ru.money,
      ],
      sms: 'Karvon: возврат части заказа {number}, отправили {refund}.',
    },
    'claim-declined': {
      subject: 'Заказ {number}: заявка на возврат отклонена',
      lines: [
        'Авиакомпания не подтвердила причину возврата по заказу {number}.',
        '{trip}',
        'Билеты действуют. Вернуть их по правилам тарифа можно на странице заказа.',
      ],
      sms: 'Karvon: заявка на возврат по заказу {number} отклонена.',
    },
  },
  uz: {
    cancelled: {
      subject: 'Buyurtma {number} bekor qilindi',
      lines: [
        'Buyurtma {number} bekor qilindi{reason}.',
        '{trip}',
        uz.unpaid,
        uz.back,
        uz.points,
        uz.again,
      ],
    },
    lapsed: {
      subject: 'Buyurtma {number} bekor qilindi: muddatida toʻlanmadi',
      lines: [
        'Buyurtma {number} avtomatik bekor qilindi: u {payBefore} gacha toʻlanmadi.',
        '{trip}',
        uz.unpaid,
        uz.points,
        uz.again,
      ],
    },
    'claim-received': {
      subject: 'Buyurtma {number}: qaytarish arizasi qabul qilindi',
      lines: [
        'Buyurtma {number} boʻyicha qaytarish arizangizni oldik.',
        '{trip}',
        'Qaytarilayotgan chiptalar: {returnedPart}',
        '',
        'Qaytarish sababini tekshirib, qarorni xat orqali yuboramiz.',
      ],
    },
    'refund-accepted': {
      subject: 'Buyurtma {number}: qaytarish qabul qilindi',
      lines: [
        'Buyurtma {number} boʻyicha qaytarish qabul qilindi.',
        '{trip}',
        'Qaytarilayotgan chiptalar: {returnedPart}',
        '',
        'Toʻlangan: {paid}',
        'Ushlab qolinadi: {withheld}',
        '{withheldLines}',
        '{refund} siz toʻlagan usulda qaytariladi. {sentBy}dan kechiktirmay joʻnatamiz, qachon tushishi bankka bogʻliq.',
        'Pul qaytarilmaydi: tarif shartlari boʻyicha butun summa, {withheldWhole}, ushlab qolinadi.',
        'Qaytariladigan ballar: {points}.',
      ],
    },
    refunded: {
      subject: 'Buyurtma {number}: pul qaytarildi',
      lines: [
        'Buyurtma {number} boʻyicha qaytarish yakunlandi.',
        '{trip}',
        'Qaytarilgan chiptalar: {returnedPart}',
        '',
        'Toʻlangan: {paid}',
        ...uz.money,
      ],
      sms: 'Karvon: buyurtma {number}, {refund} qaytarildi.',
    },
    'part-refunded': {
      subject: 'Buyurtma {number}: bir qismi qaytarildi',
      lines: [
        'Buyurtma {number} chiptalarining bir qismi qaytarildi, qolganlari amal qiladi.',
        '{trip}',
        'Qaytarilgan chiptalar: {returnedPart}',
        '',
        'Qaytarilgan chiptalar uchun toʻlangan: {paid}',
        ...uz.money,
      ],
      sms: 'Karvon: buyurtma {number}, bir qismi uchun {refund} qaytarildi.',
    },
    'claim-declined': {
      subject: 'Buyurtma {number}: qaytarish arizasi rad etildi',
      lines: [
        'Aviakompaniya {number} raqamli buyurtmani qaytarish sababini tasdiqlamadi.',
        '{trip}',
        'Chiptalar amal qiladi. Ularni buyurtma sahifasida tarif qoidalari boʻyicha qaytarish mumkin.',
      ],
      sms: 'Karvon: buyurtma {number}, qaytarish arizasi rad etildi. Chiptalar amal qiladi.',
    },
  },
};
