export { redact } from './redact';
