import type { StaffEventKind } from './port';

interface StaffText {
  subject: string;
  /** The command that shows operators what to do. */
  command: string;
}

/** The texts for staff, in Russian, which the staff of both editions read. */
export const staffTexts: Record<StaffEventKind, StaffText> = {
  callback: { subject: 'Новая заявка на звонок', command: 'callbacks' },
  'refund-claim': { subject: 'Возврат ждёт решения', command: 'refunds' },
  exchange: { subject: 'Обмен билетов ждёт оператора', command: 'exchanges' },
  extras: { subject: 'Оплаченный багаж или место ждёт оператора', command: 'extras' },
  'stay-change': {
    subject: 'Изменение бронирования отеля ждёт оператора',
    command: 'stay-changes',
  },
  'room-gone': { subject: 'Забронированного номера больше нет', command: 'find' },
  'issue-error': { subject: 'Билеты оплаченного заказа не оформлены', command: 'standing' },
  'flight-change': { subject: 'Авиакомпания изменила рейс', command: 'find' },
  'dead-job': { subject: 'Задания не выполнены', command: 'dead' },
  'undecided-payment': {
    subject: 'Банк больше суток не сообщает, прошёл ли платёж',
    command: 'money',
  },
  'statement-difference': { subject: 'Данные банка расходятся с нашими', command: 'reconcile' },
  'tax-receipt': { subject: 'Кассовый чек не зарегистрирован', command: 'money' },
  'money-difference': { subject: 'Расхождение в платежах', command: 'money' },
};

export const staffWords = {
  more: (count: number) => `и ещё ${count}`,
  next: 'Что делать:',
  callBy: (moment: string) => `позвонить до ${moment}`,
};
