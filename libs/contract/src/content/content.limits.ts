/** Maximum characters of a search in news and company pages. */
export const maxContentQueryLength = 80;
