/** An aircraft type as airlines publish it: IATA code, name, range with a full load, cruise speed, usual seats. */
export interface AircraftType {
  readonly code: string;
  readonly name: string;
  readonly rangeKm: number;
  readonly cruiseKmh: number;
  readonly seats: number;
}

const row = (code: string, name: string, rangeKm: number, cruiseKmh: number, seats: number) =>
  [code, { code, name, rangeKm, cruiseKmh, seats }] as const;

const types: ReadonlyMap<string, AircraftType> = new Map([
  row('AT7', 'ATR 72-600', 1400, 490, 72),
  row('DH4', 'De Havilland Dash 8-400', 1900, 600, 78),
  row('L4T', 'Let L-410', 1000, 360, 19),
  row('SU9', 'Sukhoi Superjet 100', 3000, 810, 98),
  row('E90', 'Embraer E190', 4200, 820, 100),
  row('295', 'Embraer E195-E2', 4800, 830, 132),
  row('CR9', 'Bombardier CRJ900', 2700, 820, 90),
  row('221', 'Airbus A220-100', 5700, 830, 115),
  row('223', 'Airbus A220-300', 6100, 830, 140),
  row('319', 'Airbus A319', 5800, 830, 128),
  row('320', 'Airbus A320', 5500, 830, 168),
  row('32N', 'Airbus A320neo', 6200, 833, 180),
  row('321', 'Airbus A321', 5400, 830, 200),
  row('32Q', 'Airbus A321neo', 7000, 833, 215),
  row('738', 'Boeing 737-800', 5400, 830, 180),
  row('7M8', 'Boeing 737 MAX 8', 6300, 835, 182),
  row('7M9', 'Boeing 737 MAX 9', 6100, 835, 190),
  row('757', 'Boeing 757-200', 6800, 850, 199),
  row('763', 'Boeing 767-300ER', 10_700, 850, 250),
  row('332', 'Airbus A330-200', 12_800, 865, 250),
  row('333', 'Airbus A330-300', 11_300, 865, 300),
  row('339', 'Airbus A330-900', 13_000, 870, 290),
  row('788', 'Boeing 787-8', 13_200, 900, 245),
  row('789', 'Boeing 787-9', 14_000, 903, 290),
  row('359', 'Airbus A350-900', 15_000, 903, 316),
  row('351', 'Airbus A350-1000', 16_000, 903, 360),
  row('77W', 'Boeing 777-300ER', 13_600, 900, 390),
  row('388', 'Airbus A380-800', 14_800, 905, 510),
]);

export const findAircraftType = (code: string): AircraftType | undefined => types.get(code);

/** Throws for a code that is not in the table, because fleets are written by hand. */
export function aircraftType(code: string): AircraftType {
  const type = types.get(code);
  if (!type) throw new Error(`No aircraft type ${code}`);
  return type;
}
