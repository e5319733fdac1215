import type { SliceText } from '../../itinerary/slice-texts';

const start = {
  time: '21:40',
  date: 'ju, 20-mart',
  shortDate: 'ju, 20-mar',
  city: 'Toshkent',
  airport: 'Islom Karimov',
  code: 'TAS',
  dayShift: '',
  dayShiftLabel: '',
};
const change = {
  time: '00:50',
  date: 'sh, 21-mart',
  shortDate: 'sh, 21-mar',
  city: 'Istanbul',
  airport: 'Istanbul',
  code: 'IST',
  dayShift: '+1',
  dayShiftLabel: 'uchishdan 1 kun keyin qoʻnadi',
};
const onward = { ...change, time: '02:10', dayShift: '', dayShiftLabel: '' };
const end = {
  time: '06:25',
  date: 'sh, 21-mart',
  shortDate: 'sh, 21-mar',
  city: 'Moskva',
  airport: 'Vnukovo',
  code: 'VKO',
  dayShift: '+1',
  dayShiftLabel: 'uchishdan 1 kun keyin qoʻnadi',
};
const shared = {
  carrier: 'Turkish Airlines',
  carrierCode: 'TK',
  aircraft: 'Airbus A321',
  cabin: 'Ekonom',
};

/** Uzbek texts of a slice with a layover. */
export const sliceUz: SliceText = {
  departure: start,
  arrival: end,
  duration: '10 soat 45 daqiqa',
  stops: '1 ta ulanish',
  stopPlaces: ['Istanbul, 1 soat 20 daqiqa'],
  warnings: ['Qisqa ulanish'],
  carriers: ['Turkish Airlines'],
  segments: [
    {
      ...shared,
      departure: start,
      arrival: change,
      duration: '5 soat 10 daqiqa',
      flightNumber: 'TK 371',
      operatedBy: '',
      layover: { text: 'Ulanish 1 soat 20 daqiqa — Istanbul', warnings: ['Qisqa ulanish'] },
    },
    {
      ...shared,
      departure: onward,
      arrival: end,
      duration: '4 soat 15 daqiqa',
      flightNumber: 'TK 415',
      operatedBy: 'AnadoluJet bajaradi',
      layover: null,
    },
  ],
};
