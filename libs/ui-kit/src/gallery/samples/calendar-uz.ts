import type { CalendarTexts } from '../../calendar/calendar-month';

const months = 'Yanvar Fevral Mart Aprel May Iyun Iyul Avgust Sentabr Oktabr Noyabr Dekabr';

/** Uzbek texts of the sample calendar. */
export const calendarUz: CalendarTexts = {
  months: months.split(' '),
  weekdays: [
    { short: 'Du', long: 'dushanba' },
    { short: 'Se', long: 'seshanba' },
    { short: 'Ch', long: 'chorshanba' },
    { short: 'Pa', long: 'payshanba' },
    { short: 'Ju', long: 'juma' },
    { short: 'Sh', long: 'shanba' },
    { short: 'Ya', long: 'yakshanba' },
  ],
  previousMonth: 'Oldingi oy',
  nextMonth: 'Keyingi oy',
  dayLabel: (day) => day.split('-').reverse().map(Number).join('.'),
};
