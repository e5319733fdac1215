/** The first part of all query keys of a signed-in visitor; signing in requests all of them again. */
export const mineKey = ['mine'] as const;
