export { formatInternational, formatNational } from './format-phone';
export { prefixOf } from './numbering-plan';
export { parsePhone, type ParsedPhone } from './parse-phone';
export { fillMask, homePrefix, phoneMask, phonePlaceholder } from './phone-mask';
