import type { Edition } from './edition';

export const uz: Edition = {
  id: 'uz',
  brand: 'Karvon',
  legalName: { ru: 'ООО «Karvon Travel»', uz: '«Karvon Travel» MChJ' },
  legalAddress: {
    ru: '100000, Ташкент, Мирабадский район, ул. Намуна, 1',
    uz: '100000, Toshkent, Mirobod tumani, Namuna koʻchasi, 1',
  },
  address: { ru: 'Ташкент, ул. Намуна, 1', uz: 'Toshkent, Namuna koʻchasi, 1' },
  taxId: '300000142',
  phones: [
    { number: '+998712050142', label: '+998 71 205-01-42' },
    { number: '+998950050142', label: '+998 95 005-01-42' },
  ],
  email: 'yordam@karvon.example',
  messengers: [{ name: 'Telegram', url: 'https://t.me/karvon_uz' }],
  appStores: [
    { name: 'Google Play', url: 'https://play.google.com/store/apps/details?id=uz.karvon' },
    { name: 'App Store', url: 'https://apps.apple.com/app/karvon' },
  ],
  currency: 'UZS',
  priceStep: 1_000_00,
  defaultLocale: 'uz',
  languageSwitch: true,
  defaultPhoneCountry: 'UZ',
  defaultCitizenship: 'UZ',
  usualCitizenships: ['UZ', 'RU', 'KZ', 'KG', 'TJ', 'TM'],
  homeCity: 'TAS',
  directions: ['MOW', 'IST', 'DXB', 'LED', 'SKD', 'ALA', 'SEL', 'KZN', 'JED'],
  classifiedHotelsOnlyIn: [],
  paymentMethods: ['payme', 'click', 'bank-card'],
  // Click, the provider of card payments, accepts no other cards.
  cards: ['Uzcard', 'Humo'],
  consents: { personalDataTicked: false, offerTicked: true },
  support: {
    zone: 'Asia/Tashkent',
    clock: { ru: 'по\u00a0времени Ташкента', uz: 'Toshkent vaqti bilan' },
    utcOffsetMinutes: 300,
    opensAt: 9 * 60,
    closesAt: 21 * 60,
  },
  fees: { service: 200, acquiring: 200 },
  pointsEarned: 100,
  pointsSpent: { value: 100, maxShare: 3_000 },
  holdMinutes: 60,
  roomRequests: { payHours: 12, nightBegins: 22 * 60, nightEnds: 10 * 60 },
};
