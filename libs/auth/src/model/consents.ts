import type { Edition } from '@karvon/edition';

export interface Consents {
  personalData: boolean;
  offer: boolean;
}

/** As the edition ticks them before the visitor has come. */
export function startConsents({ consents }: Pick<Edition, 'consents'>): Consents {
  return { personalData: consents.personalDataTicked, offer: consents.offerTicked };
}

export const bothGiven = ({ personalData, offer }: Consents): boolean => personalData && offer;
