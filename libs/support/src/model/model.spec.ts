import { callbackTopicSchema, createCallback } from '@karvon/contract';
import { callbackTopics, findIssues, toRequest, type CallbackForm } from './callback-form';
import { readPhone } from './read-phone';

test.each([
  ['UZ', '90 123 45 67', '+998901234567'],
  ['UZ', '998 90 123-45-67', '+998901234567'],
  ['UZ', '+998 (90) 123-45-67', '+998901234567'],
  ['UZ', '+7 912 345-67-89', '+79123456789'],
  ['UZ', '123', null],
  ['UZ', '8 912 345-67-89', null],
  ['RU', '912 345-67-89', '+79123456789'],
  ['RU', '8 (912) 345-67-89', '+79123456789'],
  ['RU', '7 912 345 67 89', '+79123456789'],
  ['RU', '90 123 45 67', null],
  ['RU', '+998901234567', '+998901234567'],
  ['RU', '', null],
  ['RU', '+0', null],
])('%s: %s', (country, typed, phone) => expect(readPhone(typed, country)).toBe(phone));

const form: CallbackForm = {
  phone: '90 123 45 67',
  name: ' Aziza Oʻktamova ',
  topic: 'refund',
  consent: true,
};

test('a good form has no issues and fits the contract', () => {
  expect(findIssues(form, 'UZ')).toEqual({});
  const request = toRequest(form, { country: 'UZ', page: { path: '/uz' }, lang: 'uz' });
  expect(createCallback.body!.parse(request)).toMatchObject({
    phone: '+998901234567',
    name: 'Aziza Oʻktamova',
  });
});

test.each([
  [{ phone: ' ' }, { phone: 'required' }],
  [{ phone: '12' }, { phone: 'phone' }],
  [{ name: '' }, { name: 'required' }],
  [{ name: '<b>' }, { name: 'name' }],
  [{ consent: false }, { consent: 'consent' }],
])('%j is to be mended', (changes, issues) => {
  expect(findIssues({ ...form, ...changes }, 'UZ')).toEqual(issues);
});

test('every topic of the contract can be chosen', () => {
  expect([...callbackTopics].sort()).toEqual([...callbackTopicSchema.options].sort());
});
