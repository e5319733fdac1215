export { formatInternational } from './format-phone';
export { countryWhileTyped, prefixOf } from './numbering-plan';
export { parsePhone, type ParsedPhone } from './parse-phone';
export { fillMask, homePrefix, phoneMask, phonePlaceholder } from './phone-mask';
export { phoneMetadata } from './phone-metadata';
