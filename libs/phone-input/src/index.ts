export { FormPhone } from './form-phone';
export { loadPhoneReader, type PhoneReader } from './load-phone-reader';
export { PhoneInput } from './phone-input';
export { usePhoneText } from './use-phone-text';
