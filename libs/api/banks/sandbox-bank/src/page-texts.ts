import type { Locale } from '@karvon/contract';
import type { BankPayment, Choice, Delivery } from './bank';

interface PageTexts {
  title: string;
  notice: string;
  merchant: string;
  order: string;
  method: string;
  methods: Record<BankPayment['method'], string>;
  card: string;
  expiry: string;
  code: string;
  app: Record<'payme' | 'click' | 'sbp', string>;
  /** The payment choice has a placeholder for the amount. */
  choices: Record<Choice, string>;
  advanced: string;
  delivery: string;
  deliveries: Record<Delivery, string>;
  done: Record<'succeeded' | 'failed', string>;
  processing: string;
  back: string;
  notFound: string;
}

const ru: PageTexts = {
  title: 'Оплата заказа',
  notice: 'Учебный банк: деньги не списываются, настоящая карта не нужна.',
  merchant: 'Получатель',
  order: 'Заказ',
  method: 'Способ оплаты',
  methods: { 'bank-card': 'Банковская карта', payme: 'Payme', click: 'Click', sbp: 'СБП' },
  card: 'Номер карты',
  expiry: 'Срок действия',
  code: 'Код CVC',
  app: {
    payme: 'Подтвердите оплату, как в приложении Payme.',
    click: 'Подтвердите оплату, как в приложении Click.',
    sbp: 'Подтвердите оплату, как в приложении своего банка.',
  },
  choices: {
    pay: 'Оплатить {amount}',
    decline: 'Отклонить платёж',
    'insufficient-funds': 'Недостаточно средств',
    pending: 'Оставить в обработке',
    cancel: 'Отменить и вернуться в магазин',
  },
  advanced: 'Для проверки: как банк сообщит магазину',
  delivery: 'Уведомление магазина',
  deliveries: {
    once: 'Один раз, сразу',
    twice: 'Дважды',
    late: 'Через минуту',
    never: 'Не сообщать',
  },
  done: { succeeded: 'Платёж уже выполнен.', failed: 'Этот платёж не состоялся.' },
  processing: 'Платёж обрабатывается. Его можно завершить сейчас.',
  back: 'Вернуться в магазин',
  notFound: 'Такого платежа нет.',
};

const uz: PageTexts = {
  title: 'Buyurtma toʻlovi',
  notice: 'Oʻquv banki: pul yechilmaydi, haqiqiy karta kerak emas.',
  merchant: 'Qabul qiluvchi',
  order: 'Buyurtma',
  method: 'Toʻlov usuli',
  methods: { 'bank-card': 'Bank kartasi', payme: 'Payme', click: 'Click', sbp: 'SBP' },
  card: 'Karta raqami',
  expiry: 'Amal qilish muddati',
  code: 'CVC kodi',
  app: {
    payme: 'Toʻlovni Payme ilovasidagi kabi tasdiqlang.',
    click: 'Toʻlovni Click ilovasidagi kabi tasdiqlang.',
    sbp: 'Toʻlovni bankingiz ilovasidagi kabi tasdiqlang.',
  },
  choices: {
    pay: '{amount} toʻlash',
    decline: 'Toʻlovni rad etish',
    'insufficient-funds': 'Mablagʻ yetarli emas',
    pending: 'Qayta ishlashda qoldirish',
    cancel: 'Bekor qilib, doʻkonga qaytish',
  },
  advanced: 'Tekshirish uchun: bank doʻkonga qanday xabar beradi',
  delivery: 'Doʻkonni xabardor qilish',
  deliveries: {
    once: 'Bir marta, darhol',
    twice: 'Ikki marta',
    late: 'Bir daqiqadan keyin',
    never: 'Xabar bermaslik',
  },
  done: {
    succeeded: 'Toʻlov allaqachon bajarilgan.',
    failed: 'Bu toʻlov pul yechilmasdan yakunlangan.',
  },
  processing: 'Toʻlov qayta ishlanmoqda. Uni hozir yakunlash mumkin.',
  back: 'Doʻkonga qaytish',
  notFound: 'Bunday toʻlov yoʻq.',
};

export const pageTexts: Record<Locale, PageTexts> = { ru, uz };
