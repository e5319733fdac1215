/** E.164: a plus sign, the calling code and the digits. */
export const phonePattern = /^\+[1-9]\d{6,14}$/;
