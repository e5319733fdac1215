/** A guest is told how many rooms are left where they are few. */
const FEW = 9;

/** How many rooms are left; null for many, or where nobody tells. */
export const fewLeft = (rooms: number | null | undefined): number | null =>
  rooms && rooms <= FEW ? rooms : null;
