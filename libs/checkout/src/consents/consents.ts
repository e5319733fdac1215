import { z } from 'zod';
import type { CommonRule } from '../fields/typed-text';

const agreed = z.boolean().refine((ticked) => ticked, { message: 'consent' satisfies CommonRule });

/** The consents that a booking cannot be sent without. */
export const consentsSchema = z.object({ personalData: agreed, offer: agreed });
export type Consents = z.input<typeof consentsSchema>;

/** The edition's setting: which boxes are ticked at first. */
export interface ConsentDefaults {
  personalDataTicked: false;
  offerTicked: boolean;
}

/** The consent boxes of an empty form. */
export function startConsents({ personalDataTicked, offerTicked }: ConsentDefaults): Consents {
  return { personalData: personalDataTicked, offer: offerTicked };
}
