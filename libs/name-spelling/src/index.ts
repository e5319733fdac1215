export { normaliseDocument } from './normalise-document';
export { foldSurname, surnamesIn, surnameVariants } from './surname-variants';
export { transliterateName, type SpellingRule } from './transliterate-name';
