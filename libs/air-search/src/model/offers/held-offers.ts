/**
 * How many of the offers found so far are shown. Offers arrive in order, so the shown ones are always the first `shown`; the rest
 * are held, because they would move the cards that the visitor is reading.
 */
export interface Hold {
  shown: number;
  /** The visitor has scrolled, pointed at or clicked something: from now on nothing moves by itself. */
  touched: boolean;
}

export interface Arrived {
  count: number;
  complete: boolean;
}

export const nothingShown: Hold = { shown: 0, touched: false };

/**
 * The offers shown after a response: the first batch at once, the rest when the search ends and the visitor has not interacted.
 */
export function arrive(hold: Hold, { count, complete }: Arrived): Hold {
  if (count < hold.shown) return { shown: count, touched: false };
  const free = hold.shown === 0 || (complete && !hold.touched);
  return free && count > hold.shown ? { ...hold, shown: count } : hold;
}

/** The visitor has requested all offers, by the "show" button or by changing the order. */
export function reveal(hold: Hold, count: number): Hold {
  return count === hold.shown ? hold : { ...hold, shown: count };
}

/** An interaction counts only when the page shows offers. */
export function touch(hold: Hold): Hold {
  return hold.touched || hold.shown === 0 ? hold : { ...hold, touched: true };
}
