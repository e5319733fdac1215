export { editionSchema, type Edition } from './edition';
export { readEdition } from './read-edition';
