/** The ids of this supplier have no prefix: it was the only one before. */
export const NAMELESS = 'sandbox';
export const SEPARATOR = '~';

/** An id of a supplier among those of all. */
export const named = (name: string, id: string): string =>
  name === NAMELESS ? id : `${name}${SEPARATOR}${id}`;
