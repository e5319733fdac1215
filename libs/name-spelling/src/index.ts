export { foldSurname, surnameVariants } from './surname-variants';
export { transliterateName, type SpellingRule } from './transliterate-name';
