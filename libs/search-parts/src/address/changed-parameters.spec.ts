import { changedParameters } from './changed-parameters';

const defaults = { adult: '1', class: 'Economy', airlines: '' };

test.each([
  ['what is shown', 'adult=2', { adult: '2' }, []],
  ['a default', 'adult=1&class=Economy', {}, []],
  [
    'another spelling',
    'adult=02&class=business&airlines=SU,HY',
    { adult: '2', class: 'Business', airlines: 'HY,SU' },
    [],
  ],
  ['nothing', 'adult=&class=%20', {}, []],
  ['a mark of an advertisement', 'utm_source=x&toString=1', {}, []],
  ['another number', 'adult=12', { adult: '9' }, ['adult']],
  ['a word', 'adult=two&class=first', {}, ['adult', 'class']],
  ['a value that is left out', 'airlines=SU,%3Cb%3E', { airlines: 'SU' }, ['airlines']],
  ['a list with one too many', 'airlines=5,5,5', { airlines: '5,5' }, ['airlines']],
  ['the same twice', 'adult=2&adult=2', { adult: '2' }, []],
  ['two values', 'adult=2&adult=3', { adult: '2' }, ['adult']],
])('%s', (_, query, shown, changed) => {
  expect(changedParameters(new URLSearchParams(query), shown, defaults)).toEqual(changed);
});
