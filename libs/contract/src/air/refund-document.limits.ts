/** Limits of documents that prove a claim: their number, bytes of each, characters of a file name. */
export const refundDocumentLimits = { count: 5, bytes: 3 * 1024 * 1024, name: 120 } as const;
