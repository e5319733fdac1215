/** What other modules may ask of places: a place as a visitor reads it. */
export { presentPlace } from './places';
