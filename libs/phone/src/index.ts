export { formatInternational, formatNational } from './format-phone';
export { parsePhone, type ParsedPhone } from './parse-phone';
export { fillMask, phoneMask, phonePlaceholder } from './phone-mask';
