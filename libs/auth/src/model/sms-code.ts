/** As the contract has it: six digits. */
export const smsCodePattern = /^\d{6}$/;
