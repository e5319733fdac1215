import type { UzFiscal } from '@karvon/platform/settings/fiscal/uz-fiscal';

/** The codes of an agency in Uzbekistan: another company's flights, our own fee. */
export const uzFiscal = {
  tin: '123456789',
  air: { code: '10701001001000000', packageCode: '1234567', vatPercent: 0, tin: '987654321' },
  hotel: { code: '10701001002000000', packageCode: '1234568', vatPercent: 12 },
  fee: { code: '10701001003000000', packageCode: '1234569', vatPercent: 12 },
} satisfies UzFiscal;
