export { phoneKey } from './phone-key';
export { dilnoza, readSms, send, signUp } from './testing/sign-up';
