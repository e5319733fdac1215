/** An IATA airport or city code. */
export const placeCodePattern = /^[A-Z]{3}$/;
