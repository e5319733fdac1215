import { hostileTexts } from '@karvon/platform/testing/hostile-texts';
import { receiptFixture } from '../receipt.fixture';
import { renderReceipt } from './render-receipt';

/** The features with which a PDF can act by itself. */
const actions = /\/(?:OpenAction|AA|JS|JavaScript|Launch|SubmitForm|ImportData|RichMedia)\b/;

test('even a hostile name on a receipt cannot make the file act', async () => {
  const { passengers, ...receipt } = receiptFixture('ru');
  const [passenger] = passengers;
  const pdf = await renderReceipt({
    ...receipt,
    passengers: hostileTexts.map((name) => ({ ...passenger!, surname: name, name })),
  });
  const text = pdf.toString('latin1');
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(text).not.toMatch(actions);
  // Only addresses of the agency's own may be clicked.
  const addresses = [...text.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address]) => address!);
  expect(addresses.filter((address) => !/^(?:https?|mailto|tel):/.test(address))).toEqual([]);
  expect(addresses.join(' ')).not.toContain('karvonRan');
});
