/** The contract's pattern: six digits. */
export const smsCodePattern = /^\d{6}$/;
