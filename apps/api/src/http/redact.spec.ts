import { redact } from './redact';

test.each([
  ['mail anna.k@mail.ru now', 'mail [e-mail] now'],
  ['call +998 (90) 123-45-67!', 'call [phone]!'],
  ['passport AA1234567', 'passport [document]'],
  ['паспорт 4510123456', 'паспорт [number]'],
  ['token eyJhbGciOi.eyJzdWIi.c2lnbg', 'token [token]'],
  ['column "order_id" at line 42 of 2026-11-21', 'column "order_id" at line 42 of 2026-11-21'],
])('%s', (text, clean) => expect(redact(text)).toBe(clean));
