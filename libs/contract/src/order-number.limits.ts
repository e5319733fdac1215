/** Eight Crockford base-32 symbols: 40 random bits, no I L O U. */
export const orderNumberPattern = /^[0-9A-HJKMNP-TV-Z]{8}$/;

/** Characters of an order's number and of a name as somebody types them to find an order. */
export const maxTypedNumberLength = 20;
export const maxTypedNameLength = 60;
