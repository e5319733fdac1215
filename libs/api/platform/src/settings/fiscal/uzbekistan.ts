import type { FiscalFact } from './fact';

const seen = '2026-11-29';
const ofPayme = 'developer.help.paycom.uz/metody-subscribe-api/receipts.create';
const ofClick = 'docs.click.uz/fiscalization';

const ofLaw2023 =
  'buhgalter.uz/doc?id=712023_zakon_respubliki_uzbekistan_ot_30_12_2022_g_n_zru-812';

/** Per cent of VAT inside a price. */
export const vatPercents: readonly FiscalFact<number>[] = [
  {
    ...{ value: 0, meaning: 'no payer of VAT, or the rate of zero', seen },
    ...{ source: 'yandex.com/support/eda-vendor-uz/uz/vat', ask: 'accountant' },
  },
  {
    ...{ value: 6, meaning: 'simplified VAT of the turnover, since June 2026', seen },
    ...{ source: 'yandex.com/support/eda-vendor-uz/uz/vat', ask: 'accountant' },
  },
  {
    ...{ value: 12, meaning: 'VAT since 2023, law ЗРУ-812', seen },
    ...{ source: ofLaw2023, ask: 'accountant' },
  },
  {
    ...{ value: 15, meaning: 'VAT before, still in Payme’s example', seen },
    ...{ source: ofPayme, until: '2022-12-31' },
  },
];

/** Codes of the catalogue that look right and are wrong: they get copied from examples of others. */
export const wrongCodes: readonly FiscalFact<string>[] = [
  {
    ...{
      value: '10112006002000000',
      meaning: 'the delivery of goods; programs quote it as an example',
      ask: 'accountant',
    },
    ...{ source: 'tasnif.soliq.uz/attribute/10112006002000000', seen },
  },
];

/** The fields that Payme and Click want for items; ours are in `UZ_FISCAL`. */
export const uzFields = [
  {
    ...{ value: 'code', meaning: 'MXIK (ИКПУ) of 17 digits: Payme `code`, Click `SPIC`' },
    ...{ source: 'tasnif.soliq.uz', seen, ask: 'accountant' },
  },
  {
    ...{ value: 'packageCode', meaning: 'Payme `package_code`, Click `PackageCode`, to 20 signs' },
    ...{ source: 'tasnif.soliq.uz', seen, ask: 'accountant' },
  },
  {
    ...{
      value: 'vatPercent',
      meaning: 'Payme `vat_percent`; Click `VATPercent`, and `VAT` in tiyin',
    },
    ...{ source: ofClick, seen, ask: 'accountant' },
  },
  {
    ...{ value: 'tin', meaning: 'Click `CommissionInfo.TIN`: 9 digits, of whose goods they are' },
    ...{ source: ofClick, seen, ask: 'accountant' },
  },
  {
    ...{
      value: 'price',
      meaning: 'of one, in tiyin: Payme `price`, Click `GoodPrice`; `Price` is all',
    },
    ...{ source: ofPayme, seen },
  },
  {
    ...{ value: 'count', meaning: '1 of each item: Payme `count`, Click `Amount`' },
    ...{ source: ofClick, seen, ask: 'bank' },
  },
  {
    ...{ value: 'discount', meaning: 'not sent: prices are without the points that paid for them' },
    ...{ source: ofPayme, seen },
  },
  {
    ...{ value: 'units', meaning: 'not sent: the package code has the unit' },
    ...{ source: ofClick, seen, ask: 'bank' },
  },
  {
    ...{
      value: 'receipt_type',
      meaning: 'Payme: 0, a sale; the receipt of a refund is Payme’s own',
    },
    ...{ source: ofPayme, seen },
  },
] as const satisfies readonly FiscalFact[];
