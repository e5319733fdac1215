export { createPlaceIndex, type PlaceIndex } from './place-index';
export type { PlaceEntry } from './place-table';
