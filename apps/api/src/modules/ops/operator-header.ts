/** Who of the agency asks. */
export const operatorTokenHeader = 'operator-token';
