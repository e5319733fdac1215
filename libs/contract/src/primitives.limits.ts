/** A calendar day; whether it exists, `plainDateSchema` says. */
export const plainDatePattern = /^\d{4}-\d{2}-\d{2}$/;

/** An IATA airport or city code. */
export const placeCodePattern = /^[A-Z]{3}$/;

/** ISO 3166-1 alpha-2. */
export const countryCodePattern = /^[A-Z]{2}$/;
