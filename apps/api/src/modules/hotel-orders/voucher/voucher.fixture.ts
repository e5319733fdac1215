import type { Locale } from '@karvon/contract';
import { money } from '@karvon/money';
import type { Voucher } from './voucher';

const words = {
  ru: {
    hotel: 'Регистан Плаза',
    address: 'Самарканд, ул. Гагарина, 12',
    city: 'Самарканд',
    nameIn: 'в Самарканде',
    country: 'Узбекистан',
    room: 'Семейный номер',
    rate: 'Гибкий',
    legalName: 'ООО «Karvon Travel»',
    comment: 'Тихий номер на верхнем этаже, пожалуйста',
  },
  uz: {
    hotel: 'Registon Plaza',
    address: 'Samarqand, Gagarin koʻchasi, 12',
    city: 'Samarqand',
    nameIn: 'Samarqandda',
    country: 'Oʻzbekiston',
    room: 'Oilaviy xona',
    rate: 'Moslashuvchan',
    legalName: '«Karvon Travel» MChJ',
    comment: 'Yuqori qavatdagi sokin xona, iltimos',
  },
};

/** A sold stay with everything a voucher can show. */
export function voucherFixture(lang: Locale): Voucher {
  const said = words[lang];
  const picture = {
    url: '/v1/hotel/pictures/SKD-001.day.x.svg',
    width: 1200,
    height: 800,
    alt: '',
  };
  return {
    orderNumber: '5H2N8VZC',
    voucherNumber: 'V48201576',
    confirmation: '48201576',
    issuedOn: '2026-11-21',
    stay: {
      hotel: {
        code: 'SKD-001',
        name: said.hotel,
        kind: 'hotel',
        stars: 4,
        address: said.address,
        phone: '+998 66 555-01-02',
        location: {
          code: 'SKD',
          kind: 'city',
          name: said.city,
          nameIn: said.nameIn,
          country: 'UZ',
          countryName: said.country,
          admUnit1: null,
          admUnit2: null,
          hotelCount: 84,
          timeZone: 'Asia/Samarkand',
          position: { latitude: 39.65, longitude: 66.97 },
        },
        checkIn: '14:00',
        checkOut: '12:00',
        pictures: [picture],
      },
      room: {
        code: 'family',
        name: said.room,
        description: '',
        maxGuests: 3,
        maxExtraBeds: 1,
        area: 34,
        beds: '',
        amenities: [],
        pictures: [picture],
      },
      arrivalDate: '2026-12-10',
      departureDate: '2026-12-13',
      nights: 3,
      adults: 2,
      childAges: [0, 8],
      days: [],
      fee: money(0, 'UZS'),
    },
    tariff: {
      roomCode: 'family',
      roomName: said.room,
      rooms: 2,
      rateCode: 'flex',
      rateName: said.rate,
      meal: 'half-board',
      total: money(2_850_000_00, 'UZS'),
      perNight: money(950_000_00, 'UZS'),
      paidAtHotel: [{ kind: 'tourist-levy', amount: money(60_000_00, 'UZS') }],
      whereToPay: 'now',
      availability: 'free-sale',
      extraBeds: 1,
      cancellation: {
        freeUntil: '2026-12-08T18:00:00+05:00',
        steps: [
          { from: '2026-12-08T18:00:00+05:00', penalty: money(950_000_00, 'UZS') },
          { from: '2026-12-11T00:00:00+05:00', penalty: money(2_850_000_00, 'UZS') },
        ],
      },
      freeNights: null,
      guestRules: { allNames: true, citizenship: true },
    },
    guests: [
      { category: 'adult', name: 'AZIZA', surname: "G'ULOMOVA", citizenship: 'UZ' },
      { category: 'adult', name: 'Иван', surname: 'Петров-Водкин', citizenship: 'RU' },
      { category: 'child', name: 'Oʻktam', surname: 'Gʻulomov' },
    ],
    comment: said.comment,
    latin: { name: words.uz.hotel, address: words.uz.address },
    abroad: false,
    agency: {
      brand: 'Karvon',
      legalName: said.legalName,
      phones: ['+998 71 205-01-42', '+998 95 005-01-42'],
      email: 'yordam@karvon.example',
    },
    lang,
  };
}
