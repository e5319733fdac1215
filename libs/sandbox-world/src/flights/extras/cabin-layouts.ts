/** The seat layout of an aircraft type. Letters are in sections between the aisles: 'ABC DEF'. */
export interface CabinLayout {
  readonly economy: string;
  /** The layout of the front rows, where the carrier has the class; null: the type has one class. */
  readonly business: string | null;
  /** How many rows the business class has. */
  readonly businessRows: number;
  readonly lastRow: number;
  /** Rows beside an exit over the wings. */
  readonly exits: readonly number[];
}

// prettier-ignore
const row = (code: string, economy: string, lastRow: number, exits: readonly number[], business: string | null, businessRows: number) =>
  [code, { economy, lastRow, exits, business, businessRows }] as const;

const narrow = ['AC DF', 4] as const;
const wide = ['A DG K', 7] as const;
const none = [null, 0] as const;

const layouts: ReadonlyMap<string, CabinLayout> = new Map([
  row('AT7', 'AC DF', 18, [], ...none),
  row('DH4', 'AC DF', 20, [], ...none),
  row('L4T', 'A CD', 6, [], ...none),
  row('SU9', 'AC DEF', 20, [], 'AC DF', 3),
  row('E90', 'AC DF', 25, [12], 'A DF', 3),
  row('295', 'AC DF', 33, [16], 'A DF', 3),
  row('CR9', 'AC DF', 22, [13], 'A DF', 3),
  row('221', 'AC DEF', 23, [12], 'AC DF', 3),
  row('223', 'AC DEF', 28, [13], 'AC DF', 3),
  row('319', 'ABC DEF', 22, [10], ...narrow),
  row('320', 'ABC DEF', 28, [11, 12], ...narrow),
  row('32N', 'ABC DEF', 30, [12, 13], ...narrow),
  row('321', 'ABC DEF', 34, [11, 23], ...narrow),
  row('32Q', 'ABC DEF', 36, [18, 27], ...narrow),
  row('738', 'ABC DEF', 30, [15, 16], ...narrow),
  row('7M8', 'ABC DEF', 30, [15, 16], ...narrow),
  row('7M9', 'ABC DEF', 32, [16, 17], ...narrow),
  row('757', 'ABC DEF', 33, [17], ...narrow),
  row('763', 'AB DEF HK', 36, [25], 'AC DF HK', 5),
  row('332', 'AC DEFG HK', 31, [20], 'AC DG HK', 6),
  row('333', 'AC DEFG HK', 38, [24], 'AC DG HK', 6),
  row('339', 'AC DEFG HK', 36, [24], ...wide),
  row('788', 'ABC DEF HJK', 27, [18], ...wide),
  row('789', 'ABC DEF HJK', 32, [21], ...wide),
  row('359', 'ABC DEF HJK', 35, [22], ...wide),
  row('351', 'ABC DEF HJK', 40, [26], ...wide),
  row('77W', 'ABC DEFG HJK', 39, [26], ...wide),
  row('388', 'ABC DEFG HJK', 51, [30], ...wide),
]);

/** Throws on a code that is not in the table, which has every aircraft type of the fleets. */
export function cabinLayout(code: string): CabinLayout {
  const layout = layouts.get(code);
  if (!layout) throw new Error(`No cabin layout of ${code}`);
  return layout;
}
