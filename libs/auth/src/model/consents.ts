import type { Edition } from '@karvon/edition';

export interface Consents {
  personalData: boolean;
  offer: boolean;
}

/** The consents with the edition's initial ticks. */
export function startConsents({ consents }: Pick<Edition, 'consents'>): Consents {
  return { personalData: consents.personalDataTicked, offer: consents.offerTicked };
}

export const bothGiven = ({ personalData, offer }: Consents): boolean => personalData && offer;
