/** Maximum characters of the passenger's comment for the operator who checks a forced refund. */
export const maxRefundCommentLength = 500;
