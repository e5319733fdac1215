export { foldSurname, surnameVariants } from './surname-variants';
export { transliterateName } from './transliterate-name';
