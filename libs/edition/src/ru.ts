import type { Edition } from './edition';

export const ru: Edition = {
  id: 'ru',
  brand: 'Karvon',
  legalName: { ru: 'ООО «Карвон Тревел»', uz: '«Karvon Travel» MChJ' },
  legalAddress: {
    ru: '127006, Москва, ул. Примерная, д. 1, помещ. 4',
    uz: '127006, Moskva, Primernaya koʻchasi, 1-uy, 4-xona',
  },
  address: { ru: 'Москва, ул. Примерная, д. 1', uz: 'Moskva, Primernaya koʻchasi, 1-uy' },
  taxId: '7700000142',
  phones: [
    { number: '+78005550142', label: '8 800 555-01-42' },
    { number: '+74955550142', label: '+7 495 555-01-42' },
  ],
  email: 'help@karvon.example',
  // Telegram and WhatsApp are blocked or slowed down in Russia since 2026.
  messengers: [{ name: 'MAX', url: 'https://max.ru/karvon' }],
  appStores: [
    { name: 'RuStore', url: 'https://apps.rustore.ru/app/karvon' },
    { name: 'App Store', url: 'https://apps.apple.com/app/karvon' },
  ],
  currency: 'RUB',
  priceStep: 100,
  defaultLocale: 'ru',
  languageSwitch: false,
  defaultPhoneCountry: 'RU',
  defaultCitizenship: 'RU',
  usualCitizenships: ['RU', 'BY', 'KZ', 'UZ', 'KG', 'TJ', 'AM', 'AZ'],
  homeCity: 'MOW',
  directions: ['TAS', 'AER', 'LED', 'SKD', 'IST', 'DXB', 'ALA', 'KZN', 'BHK'],
  classifiedHotelsOnlyIn: ['RU'],
  paymentMethods: ['bank-card', 'sbp'],
  cards: ['Мир', 'Visa', 'Mastercard'],
  consents: { personalDataTicked: false, offerTicked: true },
  support: {
    zone: 'Europe/Moscow',
    clock: { ru: 'по\u00a0московскому времени', uz: 'Moskva vaqti bilan' },
    utcOffsetMinutes: 180,
    opensAt: 8 * 60,
    closesAt: 22 * 60,
  },
  fees: { service: 150, acquiring: 180 },
  pointsEarned: 100,
  pointsSpent: { value: 100, maxShare: 3_000 },
  holdMinutes: 60,
  roomRequests: { payHours: 12, nightBegins: 22 * 60, nightEnds: 10 * 60 },
};
