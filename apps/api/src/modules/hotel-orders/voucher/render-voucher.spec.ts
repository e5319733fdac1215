import { money } from '@karvon/money';
import { readPdfText } from '@karvon/order-ground/documents/pdf/read-pdf-text.fixture';
import { renderVoucher } from './render-voucher';
import { voucherFixture } from './voucher.fixture';
import { plain } from '@karvon/platform/testing/plain';

const oneLine = (text: string) => plain(text).replaceAll(/\s*\n\s*/g, ' ');
const read = async (lang: 'ru' | 'uz') =>
  oneLine(readPdfText(await renderVoucher(voucherFixture(lang))));

test('in Russian it says all that the desk and the guest ask about', async () => {
  const text = await read('ru');
  for (const said of [
    'Ваучер на проживание',
    'V48201576',
    '48201576',
    '5H2N8VZC',
    'Регистан Плаза 4* (Registon Plaza)',
    '+998 66 555-01-02',
    'Самарканд, ул. Гагарина, 12, Узбекистан',
    'чт, 10 декабря 2026 г., с 14:00',
    'вс, 13 декабря 2026 г., до 12:00',
    '2 × «Семейный номер»',
    '2 взрослых, 2 ребёнка (до 1 года, 8 лет)',
    'Завтрак и ужин включены',
    "G'ULOMOVA AZIZA, UZ",
    'Петров-Водкин Иван, RU',
    'Тихий номер на верхнем этаже',
    'Проживание оплачено: 2 850 000 сум',
    'Отдельно отелю при заезде: туристический сбор, 60 000 сум',
    'Бесплатная отмена до 8 декабря 2026 г., 18:00',
    'Отмена с 11 декабря 2026 г., 00:00: удержат всю стоимость, 2 850 000 сум',
    'ООО «Karvon Travel»',
  ])
    expect(text).toContain(said);
});

test('no line ends with a short word', async () => {
  const text = readPdfText(await renderVoucher(voucherFixture('ru')));
  expect(text).not.toMatch(/ (?:в|и|с|к|о|у|до|по|за|на|не) ?\n/u);
});

test('in Uzbek every letter is there, oʻ and gʻ too', async () => {
  const text = await read('uz');
  for (const said of [
    'Yashash vaucheri',
    'Samarqand, Gagarin koʻchasi, 12, Oʻzbekiston',
    'Pay, 2026-yil 10-dekabr, soat 14:00 dan',
    'Gʻulomov Oʻktam',
    'Kelganda mehmonxonaga alohida toʻlanadi: turistik yigʻim, 60 000 soʻm',
    '2026-yil 8-dekabr, 18:00 gacha bepul bekor qilish',
  ])
    expect(text).toContain(said);
});

test('abroad it has a part that the desk reads: English, names as in passports', async () => {
  const voucher = voucherFixture('ru');
  const home = oneLine(readPdfText(await renderVoucher(voucher)));
  expect(home).not.toContain('For the hotel');
  const text = oneLine(readPdfText(await renderVoucher({ ...voucher, abroad: true })));
  for (const said of [
    'For the hotel',
    'Confirmation No. 48201576',
    'Voucher No. V48201576',
    'Registon Plaza',
    'Samarqand, Gagarin koʻchasi, 12, Uzbekistan',
    'Thu, 10 Dec 2026, from 14:00',
    'Sun, 13 Dec 2026, until 12:00',
    'under 1, 8',
    'half board: breakfast and dinner',
    'GULOMOVA AZIZA',
    'PETROV-VODKIN IVAN',
    'GULOMOV OKTAM',
    'The stay is paid to Karvon.',
  ])
    expect(text).toContain(said);
  const tariff = { ...voucher.tariff, whereToPay: 'at-hotel' as const };
  const unpaid = oneLine(readPdfText(await renderVoucher({ ...voucher, tariff, abroad: true })));
  expect(unpaid).toContain('Guests pay the hotel on arrival: UZS 2850000.00.');
});

test.each(['ru', 'uz'] as const)('no glyph is missing in %s', async (lang) => {
  expect(await read(lang)).not.toContain('\ufffd');
});

test('what is paid at the hotel is not said to be paid, and a strict tariff not to be free', async () => {
  const voucher = voucherFixture('ru');
  const { total } = voucher.tariff;
  const tariff = {
    ...voucher.tariff,
    whereToPay: 'at-hotel' as const,
    paidAtHotel: [],
    cancellation: { freeUntil: null, steps: [{ from: null, penalty: total }] },
  };
  const text = oneLine(readPdfText(await renderVoucher({ ...voucher, tariff })));
  expect(text).toContain('Оплачивается в отеле при заезде: 2 850 000 сум');
  expect(text).toContain('Отмена сразу после бронирования: удержат всю стоимость, 2 850 000 сум');
  expect(text).toContain('Бесплатной отмены нет');
  expect(text).not.toContain('Оплачено агентству');
  expect(text).not.toContain('Отдельно');
});

test.each([
  [
    'ru',
    'Отдельно отелю при заезде: городской налог, 45 AED',
    'сбор отеля, 10 $ (примерно 126 500 сум)',
  ],
  [
    'uz',
    'Kelganda mehmonxonaga alohida toʻlanadi: shahar soligʻi, 45 AED',
    'mehmonxona yigʻimi, 10 $ (taxminan 126 500 soʻm)',
  ],
] as const)('%s: taxes and fees of the hotel stand in its own currency', async (lang, tax, fee) => {
  const voucher = voucherFixture(lang);
  const paidAtHotel = [
    { kind: 'city-tax' as const, amount: { amount: 45_00, currency: 'AED' } },
    {
      kind: 'hotel-fee' as const,
      amount: { amount: 10_00, currency: 'USD' },
      about: money(126_500_00, 'UZS'),
    },
  ];
  const tariff = { ...voucher.tariff, paidAtHotel };
  const text = oneLine(readPdfText(await renderVoucher({ ...voucher, tariff })));
  expect(text).toContain(tax);
  expect(text).toContain(fee);
});
