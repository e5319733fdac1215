/** The operator who makes the call. */
export const operatorTokenHeader = 'operator-token';
