/** Characters of what a passenger writes to the person who checks a forced refund. */
export const maxRefundCommentLength = 500;
