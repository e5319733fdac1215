/** As the contract has it (a spec compares them): a plus sign, the country prefix and the digits. The contract would bring zod. */
export const phonePattern = /^\+[1-9]\d{6,14}$/;
