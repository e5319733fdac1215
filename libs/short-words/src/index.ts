export { bindHyphens, bindWords } from './bind-words';
