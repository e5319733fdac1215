/** An amount in any currency of the world, in its minor units as ISO 4217 counts them. */
export interface AnyMoney {
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/** Currencies whose minor unit is not a hundredth, by ISO 4217. Browser engines differ about some of them. */
const digitsOf = new Map(
  (
    [
      [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
      [3, 'BHD IQD JOD KWD LYD OMR TND'],
      [4, 'CLF UYW'],
    ] as const
  ).flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, digits] as const)),
);

/** The number of decimals of a currency's minor unit: 2 for USD, 0 for JPY. */
export const minorDigits = (currency: string): number => digitsOf.get(currency) ?? 2;
