import { picturesVersion, sharedVersion } from './drawn-pictures';

/**
 * Where a drawing lies: a city's by its code, an airline's tail fin by `tails/` and its code, 'flight' and 'caravan'; with `-night`
 * the one for dark pages. For what nobody drew the server has another one (`drawnName`), so that pages need no list.
 */
export const picturePath = (name: string): string =>
  `/pictures/${picturesVersion}/${name.toLowerCase()}.svg`;

/** A picture that the API serves, by its path there, as pages of our own origin ask for it. */
export const apiPicturePath = (path: string): string => `/api${path}`;

/** What messengers show of a link to a city, 1200 × 630. It has a mark of its own: it can change while the drawings stay. */
export const sharedPicturePath = (code: string): string =>
  `/pictures/${picturesVersion}/share/${code.toLowerCase()}.jpg?v=${sharedVersion}`;
