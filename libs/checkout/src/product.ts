/** What is bought; some words name who sells it. */
export type Product = 'air' | 'hotel';
