import { callbackTopicSchema, createCallback } from '@karvon/contract';
import { loadPhoneReader } from '@karvon/phone-input';
import { findIssues, toRequest, type CallbackForm } from './callback-form';
import { callbackTopics } from './callback-topics';

const form: CallbackForm = {
  phone: '90 123 45 67',
  name: ' Aziza Oʻktamova ',
  topic: 'refund',
  consent: true,
};

const reader = loadPhoneReader('UZ');

test('a valid form has no issues and fits the contract', async () => {
  const readPhone = await reader;
  expect(findIssues(form, readPhone)).toEqual({});
  const request = toRequest(form, readPhone, { page: { path: '/uz' }, lang: 'uz' });
  expect(createCallback.body!.parse(request)).toMatchObject({
    phone: '+998901234567',
    name: 'Aziza Oʻktamova',
  });
});

test('invisible characters of pasted text are removed from the name', async () => {
  const pasted = { ...form, name: '\u200bАнна\u2011Мария\ufeff' };
  expect(findIssues(pasted, await reader)).toEqual({});
  expect(toRequest(pasted, await reader, { page: { path: '/uz' }, lang: 'uz' }).name).toBe(
    'Анна-Мария',
  );
});

test.each([
  [{ phone: ' ' }, { phone: 'required' }],
  [{ phone: '12' }, { phone: 'phone' }],
  [{ name: '' }, { name: 'required' }],
  [{ name: '<b>' }, { name: 'name' }],
  [{ consent: false }, { consent: 'consent' }],
])('%j has issues', async (changes, issues) => {
  expect(findIssues({ ...form, ...changes }, await reader)).toEqual(issues);
});

test('every topic of the contract can be chosen', () => {
  expect([...callbackTopics].sort()).toEqual([...callbackTopicSchema.options].sort());
});
