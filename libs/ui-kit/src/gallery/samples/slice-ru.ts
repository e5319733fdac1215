import type { SliceText } from '../../itinerary/slice-texts';

const start = {
  time: '21:40',
  date: 'пт, 20 марта',
  shortDate: 'пт, 20 мар.',
  city: 'Ташкент',
  airport: 'Ислам Каримов',
  code: 'TAS',
  dayShift: '',
  dayShiftLabel: '',
};
const change = {
  time: '00:50',
  date: 'сб, 21 марта',
  shortDate: 'сб, 21 мар.',
  city: 'Стамбул',
  airport: 'Стамбул',
  code: 'IST',
  dayShift: '+1',
  dayShiftLabel: 'прибытие через 1 день после вылета',
};
const onward = { ...change, time: '02:10', dayShift: '', dayShiftLabel: '' };
const end = {
  time: '06:25',
  date: 'сб, 21 марта',
  shortDate: 'сб, 21 мар.',
  city: 'Москва',
  airport: 'Внуково',
  code: 'VKO',
  dayShift: '+1',
  dayShiftLabel: 'прибытие через 1 день после вылета',
};
const shared = {
  carrier: 'Turkish Airlines',
  carrierCode: 'TK',
  aircraft: 'Airbus A321',
  cabin: 'Эконом',
};

/** Russian texts of a slice with a layover. */
export const sliceRu: SliceText = {
  departure: start,
  arrival: end,
  duration: '10 ч 45 мин',
  stops: '1 пересадка',
  stopPlaces: ['Стамбул, 1 ч 20 мин'],
  warnings: ['Короткая пересадка'],
  carriers: ['Turkish Airlines'],
  segments: [
    {
      ...shared,
      departure: start,
      arrival: change,
      duration: '5 ч 10 мин',
      flightNumber: 'TK 371',
      operatedBy: '',
      layover: { text: 'Пересадка 1 ч 20 мин — Стамбул', warnings: ['Короткая пересадка'] },
    },
    {
      ...shared,
      departure: onward,
      arrival: end,
      duration: '4 ч 15 мин',
      flightNumber: 'TK 415',
      operatedBy: 'выполняет AnadoluJet',
      layover: null,
    },
  ],
};
