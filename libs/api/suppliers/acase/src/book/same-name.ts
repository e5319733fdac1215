/** Whether a name of an order is a guest's, however it is written. */
export const sameName = (theirs: string, ours: string): boolean =>
  theirs.trim().toUpperCase() === ours.trim().toUpperCase();
