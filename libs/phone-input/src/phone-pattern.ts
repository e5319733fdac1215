/**
 * The contract's pattern: a plus sign, the country prefix and the digits. A spec compares the two; importing the
 * contract would load zod.
 */
export const phonePattern = /^\+[1-9]\d{6,14}$/;
