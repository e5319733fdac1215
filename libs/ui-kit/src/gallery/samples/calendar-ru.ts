import type { CalendarTexts } from '../../calendar/calendar-month';

const months = 'Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь';

/** Russian texts of the sample calendar. */
export const calendarRu: CalendarTexts = {
  months: months.split(' '),
  weekdays: [
    { short: 'пн', long: 'понедельник' },
    { short: 'вт', long: 'вторник' },
    { short: 'ср', long: 'среда' },
    { short: 'чт', long: 'четверг' },
    { short: 'пт', long: 'пятница' },
    { short: 'сб', long: 'суббота' },
    { short: 'вс', long: 'воскресенье' },
  ],
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  dayLabel: (day) => day.split('-').reverse().map(Number).join('.'),
};
