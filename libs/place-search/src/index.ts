export { airportBeside } from './airport-beside';
export { dropApostrophes } from './letters/drop-apostrophes';
export { latinise } from './latinise';
export { createPlaceIndex, type PlaceIndex } from './place-index';
export type { PlaceEntry } from './place-table';
export { routeText } from './route-text';
export { swapLayout } from './swap-layout';
