/** The consents that a booking requires; true means ticked. */
export interface Consents {
  personalData: boolean;
  offer: boolean;
}

/** The edition's setting: which boxes are ticked at first. */
export interface ConsentDefaults {
  personalDataTicked: false;
  offerTicked: boolean;
}

/** The consent boxes of an empty form. */
export function startConsents({ personalDataTicked, offerTicked }: ConsentDefaults): Consents {
  return { personalData: personalDataTicked, offer: offerTicked };
}
