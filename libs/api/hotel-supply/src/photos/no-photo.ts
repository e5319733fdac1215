import type { HotelPictureFile } from '../hotel-supplier';

/** All photographs have one aspect ratio. */
export const photoSize = { width: 960, height: 640 };

export const NO_PHOTO = 'no-photo.svg';

/** A plain background with the outline of a house, for a hotel without a photograph. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640" viewBox="0 0 960 640"><rect width="960" height="640" fill="#eef1f4"/><g fill="none" stroke="#a9b4c0" stroke-width="8" stroke-linejoin="round"><path d="M400 420V240h160v180zM440 420v-60h80v60"/><path d="M430 280h24M468 280h24M506 280h24M430 320h24M468 320h24M506 320h24"/></g></svg>`;

/** @param immutable false when a photograph may appear later */
export const noPhoto = (immutable: boolean): HotelPictureFile => ({
  type: 'image/svg+xml',
  body: Buffer.from(drawing),
  immutable,
});
