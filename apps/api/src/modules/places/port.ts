/** What other modules use of places: the names of a place, and the place that somebody typed. */
export { meantPlace, presentPlace } from './places';
