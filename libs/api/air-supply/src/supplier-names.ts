/** The ids of this supplier have no prefix: it once was the only supplier. */
export const NAMELESS = 'sandbox';
export const SEPARATOR = '~';

/** A supplier's id with its prefix, unique among all suppliers. */
export const named = (name: string, id: string): string =>
  name === NAMELESS ? id : `${name}${SEPARATOR}${id}`;
