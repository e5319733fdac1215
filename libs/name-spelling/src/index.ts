export { readLookAlikes } from './look-alikes';
export { normaliseDocument } from './normalise-document';
export { nameOfOtherLayout } from './other-layout';
export { spellingRuleOf } from './spelling-rule';
export { foldSurname, surnamesIn, surnameVariants } from './surname-variants';
export { transliterateName, type SpellingRule } from './transliterate-name';
export { visibleText } from './visible-text';
