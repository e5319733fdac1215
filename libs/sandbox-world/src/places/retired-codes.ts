/** Withdrawn codes that people, links and old tickets still use: old to current. */
export const retiredCodes: Readonly<Record<string, string>> = {
  ADA: 'COV',
  FRU: 'BSZ',
  ISL: 'IST',
  RTW: 'GSV',
  TSE: 'NQZ',
  TXL: 'BER',
};
