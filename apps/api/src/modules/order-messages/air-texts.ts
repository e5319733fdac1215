import { exchangeTexts } from './exchange-texts';
import { extrasTexts } from './extras-texts';
import { lateTexts } from './late-texts';
import type { Texts } from './texts';

/** The messages about an order of air tickets, as data: texts are changed here, their facts in the order's notice. */
export const airTexts: Texts['air'] = {
  ru: {
    booked: {
      subject: 'Заказ {number}: оплатите до {payBefore}',
      lines: [
        'Заказ {number} оформлен.',
        '{trip}',
        'Номер бронирования (PNR): {reference}',
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
        '{trip}',
        'Номер бронирования (PNR): {reference}. Он нужен для онлайн-регистрации.',
      ],
      sms: 'Karvon: билеты по заказу {number} готовы, они в письме и на сайте.',
    },
    cancelled: {
      subject: 'Заказ {number} отменён',
      lines: [
        'Заказ {number} отменён, деньги не списаны.',
        '{trip}',
        'Баллы возвращены: {points}.',
        'Если поездка ещё нужна, найдите рейс снова: места и цены могли измениться.',
      ],
    },
    refunded: {
      subject: 'Возврат по заказу {number}',
      lines: [
        'Возврат по заказу {number} завершён.',
        '{trip}',
        'Мы отправили {refund} тем же способом, каким вы платили. Срок зачисления зависит от банка.',
        'Баллы возвращены: {points}.',
      ],
      sms: 'Karvon: возврат по заказу {number}, деньги отправлены.',
    },
    'part-refunded': {
      subject: 'Возврат части заказа {number}',
      lines: [
        'Часть билетов заказа {number} возвращена, остальные действуют.',
        '{trip}',
        'Мы отправили {refund} тем же способом, каким вы платили. Срок зачисления зависит от банка.',
        'Баллы возвращены: {points}.',
      ],
      sms: 'Karvon: возврат части заказа {number}, деньги отправлены.',
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
    'issue-error': {
      subject: 'Заказ {number}: ошибка оформления билетов',
      lines: [
        'Заказ {number} оплачен, но авиакомпания пока не оформила билеты. Пробуем ещё раз.',
        '{trip}',
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
    'flight-cancelled': {
      subject: 'Заказ {number}: рейс отменён',
      lines: [
        'Авиакомпания отменила рейс по заказу {number}.',
        '{trip}',
        'Отменён: {before}',
        'Новый рейс: {after}',
        'На странице заказа можно вернуть билеты или обменять их на другой день.',
      ],
      sms: 'Karvon: рейс по заказу {number} отменён. Подробности в письме.',
    },
    'flight-changed': {
      subject: 'Заказ {number}: время вылета изменено',
      lines: [
        'Авиакомпания изменила рейс по заказу {number}.',
        '{trip}',
        'Было: {before}',
        'Стало: {after}',
        'На странице заказа можно согласиться на новое время или вернуть билеты.',
      ],
      sms: 'Karvon: рейс по заказу {number} изменён. Подробности в письме.',
    },
    ...exchangeTexts.ru,
    ...extrasTexts.ru,
    ...lateTexts.ru,
  },
  uz: {
    booked: {
      subject: 'Buyurtma {number}: {payBefore} gacha toʻlang',
      lines: [
        'Buyurtma {number} rasmiylashtirildi.',
        '{trip}',
        'Bron raqami (PNR): {reference}',
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
        '{trip}',
        'Bron raqami (PNR): {reference}. U onlayn roʻyxatdan oʻtish uchun kerak.',
      ],
      sms: 'Karvon: buyurtma {number}, chiptalar tayyor. Ular xatda va saytda.',
    },
    cancelled: {
      subject: 'Buyurtma {number} bekor qilindi',
      lines: [
        'Buyurtma {number} bekor qilindi, pul yechilmadi.',
        '{trip}',
        'Qaytarilgan ballar: {points}.',
        'Safar kerak boʻlsa, reysni qaytadan qidiring: joylar va narxlar oʻzgargan boʻlishi mumkin.',
      ],
    },
    refunded: {
      subject: 'Buyurtma {number}: pul qaytarildi',
      lines: [
        'Buyurtma {number} boʻyicha qaytarish yakunlandi.',
        '{trip}',
        '{refund} siz toʻlagan usulda joʻnatildi. Qachon tushishi bankka bogʻliq.',
        'Qaytarilgan ballar: {points}.',
      ],
      sms: 'Karvon: buyurtma {number}, pul qaytarildi.',
    },
    'part-refunded': {
      subject: 'Buyurtma {number}: bir qismi qaytarildi',
      lines: [
        'Buyurtma {number} chiptalarining bir qismi qaytarildi, qolganlari amal qiladi.',
        '{trip}',
        '{refund} siz toʻlagan usulda joʻnatildi. Qachon tushishi bankka bogʻliq.',
        'Qaytarilgan ballar: {points}.',
      ],
      sms: 'Karvon: buyurtma {number}, bir qismining puli qaytarildi.',
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
    'issue-error': {
      subject: 'Buyurtma {number}: chiptalarni rasmiylashtirishda xato',
      lines: [
        'Buyurtma {number} toʻlangan, lekin aviakompaniya hali chiptalarni rasmiylashtirmadi. Yana urinmoqdamiz.',
        '{trip}',
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
    'flight-cancelled': {
      subject: 'Buyurtma {number}: reys bekor qilindi',
      lines: [
        'Aviakompaniya {number} raqamli buyurtmadagi reysni bekor qildi.',
        '{trip}',
        'Bekor qilindi: {before}',
        'Yangi reys: {after}',
        'Buyurtma sahifasida chiptalarni qaytarish yoki boshqa kunga almashtirish mumkin.',
      ],
      sms: 'Karvon: buyurtma {number}, reys bekor qilindi. Batafsil xatda.',
    },
    'flight-changed': {
      subject: 'Buyurtma {number}: uchish vaqti oʻzgardi',
      lines: [
        'Aviakompaniya {number} raqamli buyurtmadagi reysni oʻzgartirdi.',
        '{trip}',
        'Avval: {before}',
        'Endi: {after}',
        'Buyurtma sahifasida yangi vaqtga rozi boʻlish yoki chiptalarni qaytarish mumkin.',
      ],
      sms: 'Karvon: buyurtma {number}, reys oʻzgardi. Batafsil xatda.',
    },
    ...exchangeTexts.uz,
    ...extrasTexts.uz,
    ...lateTexts.uz,
  },
};
