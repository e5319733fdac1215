/** What other modules may ask of places: a place as a visitor reads it, and the one that was typed. */
export { meantPlace, presentPlace } from './places';
