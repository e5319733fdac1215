import { readPdfText } from '@karvon/order-ground/documents/pdf/read-pdf-text.fixture';
import { renderVoucher } from '../modules/hotel-orders/voucher/render-voucher';
import { voucherFixture } from '../modules/hotel-orders/voucher/voucher.fixture';
import { renderReceipt } from '../modules/tickets/pdf/render-receipt';
import { receiptFixture } from '../modules/tickets/receipt.fixture';
import { createRandom } from '@karvon/platform/testing/random';
import { noteFigure, percentile } from './note-figure';
import { plain } from '@karvon/platform/testing/plain';

const papers = 1_000;
const letters = [
  ...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяўқғҳАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЎҚҒҲ',
  ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'oʻ',
  'gʻ',
  'Oʻ',
  'Gʻ',
  'ʼ',
  "'",
  '-',
];
const megabytes = (bytes: number) => bytes / 2 ** 20;

test('a thousand receipts and vouchers have every character of every name, each within 150 ms and 64 MB', async () => {
  const random = createRandom(31);
  const word = () => Array.from({ length: 12 }, () => random.pick(letters)).join('');
  const times: number[] = [];
  let max = 0;
  for (let i = 0; i < papers; i += 1) {
    const lang = i % 4 < 2 ? 'ru' : 'uz';
    const [name, surname] = [word(), word()];
    const voucher = voucherFixture(lang);
    const receipt = receiptFixture(lang);
    const guests = [{ ...voucher.guests[0]!, name, surname }, ...voucher.guests.slice(1)];
    const passengers = [
      { ...receipt.passengers[0]!, name, surname },
      ...receipt.passengers.slice(1),
    ];
    const before = process.memoryUsage.rss();
    const began = performance.now();
    const pdf =
      i % 2
        ? await renderVoucher({ ...voucher, guests })
        : await renderReceipt({ ...receipt, passengers });
    times.push(performance.now() - began);
    max = Math.max(max, process.memoryUsage.rss() - before);
    const text = plain(readPdfText(pdf));
    expect(text).not.toContain('\ufffd');
    // A receipt writes names in capitals.
    expect(text.replaceAll('\n', '').toUpperCase()).toContain(surname.toUpperCase());
  }
  const slow = percentile(times, 0.95);
  expect(slow).toBeLessThanOrEqual(150);
  expect(megabytes(max)).toBeLessThanOrEqual(64);
  noteFigure(
    31,
    `1,000: 95 of 100 within ${slow.toFixed(0)} ms, at most ${megabytes(max).toFixed(0)} MB each`,
  );
});
