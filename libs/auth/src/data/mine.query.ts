/** The beginning of every key of a signed-in visitor: signing in requests all of them again. */
export const mineKey = ['mine'] as const;
