import { isApiProblem } from '@karvon/api-client';

/** The address of a hotel's page has only its code, so every other refusal of the API also means an invalid code. */
const codes = new Set(['hotel-not-found', 'validation-failed', 'route-not-found']);

/** Whether the API knows no hotel with the code in the address. */
export const isUnknownHotel = (error: unknown): boolean =>
  isApiProblem(error) && codes.has(error.problem.code);
