export { bindWords } from './bind-words';
