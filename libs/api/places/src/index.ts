/** What other modules use of places: the names of a place, and the place for a typed text. */
export { meantPlace, presentPlace } from './places';
