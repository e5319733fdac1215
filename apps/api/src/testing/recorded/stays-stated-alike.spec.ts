import type { Locale } from '@karvon/contract';
import { stayLetterFacts } from '../../modules/hotel-orders/access/letter-facts';
import { renderVoucher } from '../../modules/hotel-orders/voucher/render-voucher';
import type { Voucher } from '../../modules/hotel-orders/voucher/voucher';
import { voucherFixture } from '../../modules/hotel-orders/voucher/voucher.fixture';
import { readPdfText } from '../../modules/documents/pdf/read-pdf-text.fixture';
import { soldStays } from './sold-stays';
import { readStated, tidy, unstated } from './unstated';

interface Stated {
  lang: Locale;
  told: {
    total: string;
    room: string;
    party: string;
    meal: string;
    cancellation: string[];
    levies: string[];
  };
}

const recorded = readStated<Stated>('stated-stays.json');

/** The texts of the storefront, each beside the voucher of the stay that it describes. */
const sales = soldStays().stays.map(({ offer, ...party }, index) => {
  const { lang, told } = recorded[index]!;
  const fixture = voucherFixture(lang);
  const voucher: Voucher = { ...fixture, stay: { ...fixture.stay, ...party }, tariff: offer };
  return { voucher, lang, told };
});

test('the e-mails of 200 stays state the terms as the pages do', () => {
  expect(sales.length).toBeGreaterThanOrEqual(200);
  for (const { voucher, lang, told } of sales) {
    const sold = { ru: voucher, uz: voucher };
    const { stay, terms, payment, levies } = stayLetterFacts({ lang, sold }, []);
    expect(tidy(terms!)).toBe(tidy(told.cancellation.join('\n')));
    expect(unstated(stay!, [told.room, told.party, told.meal])).toEqual([]);
    expect(unstated(payment!, [told.total, ...told.levies])).toEqual([]);
    expect(unstated(levies!, told.levies)).toEqual([]);
  }
});

test('the vouchers state the same', async () => {
  for (const { voucher, told } of sales) {
    const text = readPdfText(await renderVoucher(voucher));
    const { total, room, party, meal, cancellation, levies } = told;
    expect(unstated(text, [total, room, party, meal, ...cancellation, ...levies])).toEqual([]);
  }
});
