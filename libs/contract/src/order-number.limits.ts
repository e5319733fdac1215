/** Eight Crockford base-32 symbols: 40 random bits, without I, L, O and U. */
export const orderNumberPattern = /^[0-9A-HJKMNP-TV-Z]{8}$/;

/** Maximum characters of a booking number and of a name, as typed to find an order. */
export const maxTypedNumberLength = 20;
export const maxTypedNameLength = 60;
