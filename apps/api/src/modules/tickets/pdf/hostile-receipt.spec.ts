import { hostileTexts } from '../../../testing/hostile-texts';
import { receiptFixture } from '../receipt.fixture';
import { renderReceipt } from './render-receipt';

/** What makes a PDF do something by itself. */
const actions = /\/(?:OpenAction|AA|JS|JavaScript|Launch|SubmitForm|ImportData|RichMedia)\b/;

test('no name on a receipt, hostile as it may be, makes the file do anything', async () => {
  const { passengers, ...receipt } = receiptFixture('ru');
  const [passenger] = passengers;
  const pdf = await renderReceipt({
    ...receipt,
    passengers: hostileTexts.map((name) => ({ ...passenger!, surname: name, name })),
  });
  const text = pdf.toString('latin1');
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(text).not.toMatch(actions);
  // What may be pressed are addresses of the agency's own.
  const addresses = [...text.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address]) => address!);
  expect(addresses.filter((address) => !/^(?:https?|mailto|tel):/.test(address))).toEqual([]);
  expect(addresses.join(' ')).not.toContain('karvonRan');
});
