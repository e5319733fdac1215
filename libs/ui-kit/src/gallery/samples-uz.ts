import type { CalendarTexts } from '../calendar/calendar-month';
import type { GalleryTexts } from './gallery-texts';

const months = 'Yanvar Fevral Mart Aprel May Iyun Iyul Avgust Sentabr Oktabr Noyabr Dekabr';

const calendar: CalendarTexts = {
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
  dayLabel: (day) => day.split('-').reverse().join('.'),
};

/** Uzbek sample words. */
export const samplesUz: GalleryTexts = {
  brand: 'Karvon',
  sections: {
    colours: 'Ranglar',
    type: 'Shrift',
    buttons: 'Tugmalar',
    fields: 'Maydonlar',
    choices: 'Tanlov',
    place: 'Joy',
    dates: 'Sanalar',
    overlays: 'Oynalar',
    feedback: 'Xabarlar',
    waiting: 'Kutish',
    content: 'Mazmun',
    navigation: 'Navigatsiya',
  },
  action: 'Chipta qidirish',
  other: 'Qidiruvni oʻzgartirish',
  quiet: 'Batafsil',
  remove: 'Bronni bekor qilish',
  disabled: 'Mavjud emas',
  loading: 'Aviakompaniyalardan soʻrayapmiz',
  close: 'Yopish',
  done: 'Tayyor',
  label: 'Familiya',
  hint: 'Hujjatdagidek, lotin harflarida',
  error: 'Familiyani lotin harflarida kiriting',
  optional: '(ixtiyoriy)',
  sample: 'Karimova',
  email: 'E-mail',
  options: [
    {
      value: 'light',
      label: 'Layt',
      hint: 'Faqat qoʻl yuki, qaytarilmaydi',
      aside: '1 240 000 soʻm',
    },
    {
      value: 'standard',
      label: 'Standart',
      hint: '23 kg yuk, almashtirish pullik',
      aside: '1 490 000 soʻm',
    },
    {
      value: 'flex',
      label: 'Fleks',
      hint: '23 kg yuk, qaytarish va almashtirish',
      aside: '1 910 000 soʻm',
    },
  ],
  trip: { label: 'Yoʻnalish', return: 'Borish va qaytish', oneWay: 'Bir tomonga' },
  consent: 'Shaxsiy maʼlumotlarim qayta ishlanishiga roziman',
  stepper: {
    label: 'Kattalar',
    note: '12 yoshdan',
    less: 'Kattalarni kamaytirish',
    more: 'Kattalarni koʻpaytirish',
  },
  from: 'Qayerdan',
  to: 'Qayerga',
  places: [
    { code: 'TAS', name: 'Toshkent', note: 'Oʻzbekiston' },
    {
      code: 'SVO',
      name: 'Sheremetyevo',
      note: 'Moskva, Rossiya',
      group: 'Moskva, barcha aeroportlar',
    },
    {
      code: 'VKO',
      name: 'Vnukovo',
      note: 'Moskva, Rossiya',
      group: 'Moskva, barcha aeroportlar',
    },
  ],
  empty: 'Hech narsa topilmadi',
  out: 'Borish',
  back: 'Qaytish',
  when: 'Qachon',
  calendar,
  dayText: (day) => day.split('-').reverse().join('.'),
  dayPrice: '1,2M',
  title: 'Yoʻl shu yerdan boshlanadi',
  paragraph:
    'Barcha reyslarni va halol narxni koʻrsatamiz: yigʻimlar ichida, toʻlov tugmasida ham oʻsha summa.',
  toast: 'Qoʻngʻiroq soʻrovi yuborildi.',
  notices: {
    info: 'Narx barcha yigʻimlarni oʻz ichiga oladi',
    warn: 'Qisqa ulanish: 45 daqiqa',
    error: 'Toʻlov oʻtmadi',
    success: 'Chiptalar rasmiylashtirildi',
  },
  badges: {
    neutral: 'Toʻgʻri reys',
    accent: 'Eng tez',
    highlight: 'Eng yaxshi narx',
    success: 'Toʻlangan',
    danger: 'Rasmiylashtirish xatosi',
  },
  price: {
    amount: '2 480 000 soʻm',
    note: 'ikki kishi uchun',
    former: '2 730 000 soʻm',
    formerLabel: 'oʻrniga',
  },
  rows: [
    { term: 'Kattalar × 2', value: '2 260 000 soʻm' },
    { term: 'Soliq va yigʻimlar', value: '220 000 soʻm' },
  ],
  total: { term: 'Jami', value: '2 480 000 soʻm' },
  steps: ['Reys', 'Yoʻlovchilar', 'Toʻlov'],
  stepDone: 'bajarildi',
  timeline: [
    { time: '03:10', title: 'Toshkent', note: 'TAS, 2-terminal', after: 'Yoʻlda 4 soat' },
    { time: '05:10', title: 'Moskva, Vnukovo', note: 'VKO, A terminali' },
  ],
};
