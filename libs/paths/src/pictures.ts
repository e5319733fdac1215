import { picturesVersion, sharedVersion } from './drawn-pictures';

/**
 * The address of a drawing: a city by its code, an airline's tail fin by `tails/` and its code, 'flight' and 'caravan'; with
 * `-night` the version for dark pages. For a missing drawing the server sends another one (`drawnName`), so that pages need no
 * list.
 */
export const picturePath = (name: string): string =>
  `/pictures/${picturesVersion}/${name.toLowerCase()}.svg`;

/** The address at our own origin of a picture that the API serves, from its path there. */
export const apiPicturePath = (path: string): string => `/api${path}`;

/**
 * The picture that messengers show for a link to a city, 1200 × 630. It has a version of its own: it can change while the
 * drawings stay.
 */
export const sharedPicturePath = (code: string): string =>
  `/pictures/${picturesVersion}/share/${code.toLowerCase()}.jpg?v=${sharedVersion}`;
