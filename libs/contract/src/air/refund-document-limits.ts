/** How much may be sent to prove a claim. Beside no schema: the page that says so needs no zod. */
export const refundDocumentLimits = { count: 5, bytes: 3 * 1024 * 1024 } as const;
