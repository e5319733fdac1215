export { EmailInput } from './email-input';
