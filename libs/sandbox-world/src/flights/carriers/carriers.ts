import type { Carrier } from './carrier';
import { feederCarriers } from './carriers-feeder';
import { regionCarriers } from './carriers-region';
import { worldCarriers } from './carriers-world';

/** Every carrier with a network of its own, home region first. */
export const networkCarriers: readonly Carrier[] = [...regionCarriers, ...worldCarriers];

const byCode = new Map(
  [...networkCarriers, ...Object.values(feederCarriers)].map((carrier) => [carrier.code, carrier]),
);

/** The carrier of an IATA designator, or undefined. */
export const findCarrier = (code: string): Carrier | undefined => byCode.get(code);

/** All carriers, for filters, logos and bonus-card lists. */
export const allCarriers = (): Carrier[] => [...byCode.values()];
