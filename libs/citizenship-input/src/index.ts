export { CitizenshipInput } from './citizenship-input';
export { FormCitizenship } from './form-citizenship';
export { citizenshipMessages } from './citizenship.messages';
