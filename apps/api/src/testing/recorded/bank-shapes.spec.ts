import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordedShapes, shapesTable } from '@karvon/platform/testing/recorded';

const root = join(__dirname, '../../../../..');
const page = readFileSync(join(root, 'docs/payments.md'), 'utf8');
const bank = (name: string) => join(root, 'libs/api/banks', name, 'src');
const messages = join(root, 'libs/api/messages/src/providers');

const tables = [
  ['Payme', recordedShapes(bank('payme'))],
  ['Click', recordedShapes(bank('click'))],
  ['YooKassa', recordedShapes(bank('yookassa'))],
  ['Eskiz', recordedShapes(messages, 'eskiz')],
  ['SMS.ru', recordedShapes(messages, 'sms-ru')],
] as const;

test.each(tables)('docs/payments.md lists the shapes recorded for %s', (name, shapes) => {
  const [, section = ''] = page.split(`\n### Shapes of ${name}\n\n`);
  expect(section.split('\n\n')[0]!.trim()).toBe(shapesTable(shapes));
});

test.each(tables)(
  'each shape of %s is listed once, with its source and its day',
  (_name, shapes) => {
    expect(new Set(shapes.map(({ shape }) => shape)).size).toBe(shapes.length);
    expect(shapes.length).toBeGreaterThanOrEqual(15);
    for (const { seen, shape, source, why } of shapes) {
      expect([shape, source]).toEqual([shape, expect.stringMatching(/^[\w.]+\.[a-z]{2,3}\/\S+$/)]);
      expect([shape, seen]).toEqual([shape, expect.stringMatching(/^20\d\d-\d\d(-\d\d)?$/)]);
      expect([shape, why]).toEqual([shape, expect.stringMatching(/^(read|refused|sent|not )/)]);
    }
  },
);
