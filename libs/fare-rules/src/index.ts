export { FareRules } from './fare-rules';
export { FareTerms } from './fare-terms';
