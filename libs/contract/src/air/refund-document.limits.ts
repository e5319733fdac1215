/** How much may be sent to prove a claim: documents, bytes of each, characters of a file's name. */
export const refundDocumentLimits = { count: 5, bytes: 3 * 1024 * 1024, name: 120 } as const;
