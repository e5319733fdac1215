import type { Locale } from '@karvon/contract';
import type { OrderText } from './texts';

type HotelCancelTexts = Record<'cancelled' | 'lapsed' | 'refunded' | 'room-gone', OrderText>;

const back = {
  ru: 'Возвращаем {refund} тем же способом, каким вы платили. Отправим не позже {sentBy}, срок зачисления зависит от банка.',
  uz: '{refund} siz toʻlagan usulda qaytariladi. {sentBy}dan kechiktirmay joʻnatamiz, qachon tushishi bankka bogʻliq.',
};

/** The messages about stays that end before they began, and about their money. */
export const hotelCancelTexts: Record<Locale, HotelCancelTexts> = {
  ru: {
    'room-gone': {
      subject: 'Заказ {number}: отель отказал в размещении',
      lines: [
        'Отель не сможет принять вас по заказу {number}. Заказ отменяется.',
        '{trip}',
        back.ru,
        'Выберите другой номер или другой отель на нашем сайте.',
      ],
      sms: 'Karvon: отель отказал по заказу {number}. Подробности в письме.',
    },
    cancelled: {
      subject: 'Заказ {number} отменён',
      lines: [
        'Заказ {number} отменён.',
        'Причина: {reason}.',
        'Вместо него действует заказ {replacedBy}.',
        '{trip}',
        'Заказ на {unpaid} не был оплачен, деньги не списаны.',
        '',
        'Оплачено: {paid}',
        'Удержано за отмену: {withheld}',
        back.ru,
        'Возврата не будет: по условиям тарифа удержана вся сумма, {withheldWhole}.',
        'По условиям тарифа отель может потребовать за отмену {demand}.',
      ],
      // Only of an order that was paid.
      sms: 'Karvon: заказ {number} отменён, удержано {withheldWhole}.',
    },
    lapsed: {
      subject: 'Заказ {number} отменён: не оплачен в срок',
      lines: [
        'Заказ {number} отменён автоматически: он не оплачен до {payBefore}.',
        '{trip}',
        'Заказ на {unpaid} не был оплачен, деньги не списаны.',
        'Если номер ещё нужен, найдите его снова: наличие и цены могли измениться.',
      ],
    },
    refunded: {
      subject: 'Возврат по заказу {number}',
      lines: [
        'Возврат по заказу {number} завершён.',
        '{trip}',
        'Причина отмены: {reason}.',
        'Вместо него действует заказ {replacedBy}.',
        '',
        'Оплачено: {paid}',
        'Удержано за отмену: {withheld}',
        'Отправили: {refund}, тем же способом, каким вы платили. Срок зачисления зависит от банка.',
      ],
      sms: 'Karvon: возврат по заказу {number}, отправили {refund}.',
    },
  },
  uz: {
    'room-gone': {
      subject: 'Buyurtma {number}: mehmonxona joylashtirishni rad etdi',
      lines: [
        'Mehmonxona {number} raqamli buyurtma boʻyicha sizni qabul qila olmaydi. Buyurtma bekor qilinadi.',
        '{trip}',
        back.uz,
        'Saytimizda boshqa xona yoki boshqa mehmonxonani tanlang.',
      ],
      sms: 'Karvon: mehmonxona rad etdi, buyurtma {number}. Batafsil xatda.',
    },
    cancelled: {
      subject: 'Buyurtma {number} bekor qilindi',
      lines: [
        'Buyurtma {number} bekor qilindi.',
        'Sababi: {reason}.',
        'Uning oʻrniga {replacedBy} raqamli buyurtma amal qiladi.',
        '{trip}',
        '{unpaid} summali buyurtma toʻlanmagan edi, pul yechilmadi.',
        '',
        'Toʻlangan: {paid}',
        'Bekor qilish uchun ushlab qolindi: {withheld}',
        back.uz,
        'Pul qaytarilmaydi: tarif shartlari boʻyicha butun summa, {withheldWhole}, ushlab qolindi.',
        'Tarif shartlari boʻyicha mehmonxona bekor qilish uchun {demand} talab qilishi mumkin.',
      ],
      sms: 'Karvon: buyurtma {number} bekor qilindi, {withheldWhole} ushlab qolindi.',
    },
    lapsed: {
      subject: 'Buyurtma {number} bekor qilindi: muddatida toʻlanmadi',
      lines: [
        'Buyurtma {number} avtomatik bekor qilindi: u {payBefore} gacha toʻlanmadi.',
        '{trip}',
        '{unpaid} summali buyurtma toʻlanmagan edi, pul yechilmadi.',
        'Xona kerak boʻlsa, uni qaytadan qidiring: boʻsh xonalar va narxlar oʻzgargan boʻlishi mumkin.',
      ],
    },
    refunded: {
      subject: 'Buyurtma {number}: pul qaytarildi',
      lines: [
        'Buyurtma {number} boʻyicha qaytarish yakunlandi.',
        '{trip}',
        'Bekor qilish sababi: {reason}.',
        'Uning oʻrniga {replacedBy} raqamli buyurtma amal qiladi.',
        '',
        'Toʻlangan: {paid}',
        'Bekor qilish uchun ushlab qolindi: {withheld}',
        'Joʻnatildi: {refund}, siz toʻlagan usulda. Qachon tushishi bankka bogʻliq.',
      ],
      sms: 'Karvon: buyurtma {number}, {refund} qaytarildi.',
    },
  },
};
