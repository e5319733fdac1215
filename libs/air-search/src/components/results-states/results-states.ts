/** Components that replace the list, in one file: it has the texts of all problems, so it loads after hydration. */
export { FilteredOut } from './filtered-out';
export { NothingFound } from './nothing-found';
export { SearchProblem } from './search-problem';
