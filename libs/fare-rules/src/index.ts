export { FareRules } from './fare-rules';
