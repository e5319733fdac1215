export { CitizenshipInput } from './citizenship-input';
export { citizenshipMessages } from './citizenship.messages';
