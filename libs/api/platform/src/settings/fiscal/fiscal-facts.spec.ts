import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsTable, type FiscalFact } from './fact';
import * as russia from './russia';
import * as uzbekistan from './uzbekistan';

const page = readFileSync(join(__dirname, '../../../../../../docs/payments.md'), 'utf8');

const tables: [title: string, facts: readonly FiscalFact[]][] = [
  ['`vatCode`: VAT of Russia', russia.vatCodes],
  ['`taxSystemCode`: taxation of Russia', russia.taxSystems],
  ['`subject`: what is paid for', russia.paymentSubjects],
  ['`mode`: when it is paid', russia.paymentModes],
  ['`agentType`: for whom it is sold', russia.agentTypes],
  ['`measure`: the quantity', russia.measures],
  ['How a receipt of YooKassa is settled', russia.settlementTypes],
  ['`vatPercent`: VAT of Uzbekistan', uzbekistan.vatPercents],
  ['`code`: codes that are not yours', uzbekistan.wrongCodes],
  ['Fields of Payme and Click', uzbekistan.uzFields],
];

test.each(tables)('docs/payments.md has the table of %s', (title, facts) => {
  const [, section = ''] = page.split(`\n#### ${title}\n\n`);
  expect(section.split('\n\n')[0]!.trim()).toBe(factsTable(facts));
});

test.each(tables)('each value of %s stands once, with its source and its day', (_title, facts) => {
  expect(new Set(facts.map(({ value }) => value)).size).toBe(facts.length);
  for (const { value, source, seen, until = '' } of facts) {
    expect([value, source]).toEqual([
      value,
      expect.stringMatching(/^[\w.-]+\.[a-z]{2,5}(\/\S+)?$/),
    ]);
    expect([value, seen]).toEqual([value, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)]);
    expect([value, until]).toEqual([value, expect.stringMatching(/^(20\d\d-\d\d-\d\d)?$/)]);
  }
});

test.each([
  [1, 1],
  [2, 2],
  [3, 5],
  [7, 9],
  [8, 10],
  [11, 12],
])('VAT of code %i is prepaid by code %i, and back', (delivered, prepaid) => {
  expect([delivered, prepaid].map(russia.prepaidVat)).toEqual([prepaid, prepaid]);
  expect([delivered, prepaid].map(russia.deliveredVat)).toEqual([delivered, delivered]);
});
