export { criteriaQuery, parseCriteria, type SearchCriteria } from './model/search-criteria';
