/** What stands in the place of a list, in one file: with the texts of all problems it comes once the page is awake. */
export { FilteredOut } from './filtered-out';
export { NothingFound } from './nothing-found';
export { SearchProblem } from './search-problem';
