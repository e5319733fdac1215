export { dropApostrophes } from './drop-apostrophes';
export { latinise } from './latinise';
export { createPlaceIndex, type PlaceIndex } from './place-index';
export type { PlaceEntry } from './place-table';
export { swapLayout } from './swap-layout';
