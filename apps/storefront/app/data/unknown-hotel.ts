import { isApiProblem } from '@karvon/api-client';

/** An address names a hotel by its code alone: what else the API refuses is a code that no hotel can have. */
const codes = new Set(['hotel-not-found', 'validation-failed', 'route-not-found']);

/** Whether the API knows no hotel by the code of an address. */
export const isUnknownHotel = (error: unknown): boolean =>
  isApiProblem(error) && codes.has(error.problem.code);
