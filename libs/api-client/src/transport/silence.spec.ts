/** @jest-environment jest-fixed-jsdom */
import { createTransport, searchPlaces } from '../index';
import { silenceProblem } from './api-problem';

const setOnline = (online: boolean) =>
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
afterEach(() => jest.restoreAllMocks());

test.each([
  ['the browser knows of no network', false, undefined, 'network'],
  ['a request in a browser reaches nobody', true, new TypeError('Failed to fetch'), 'network'],
  ['a time is over', true, new DOMException('', 'TimeoutError'), 'service-unavailable'],
  ['a file is missing', true, undefined, 'service-unavailable'],
])('%s', (_, online, cause, code) => {
  setOnline(online);
  expect(silenceProblem(cause).code).toBe(code);
});

test.each([
  ['lost', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  [
    'silent',
    () => Promise.reject(new DOMException('signal timed out', 'TimeoutError')),
    'service-unavailable',
  ],
])(
  'a call that is %s tells whether the network or the server is at fault',
  async (_, send, code) => {
    const transport = createTransport({ baseUrl: '/api', send });
    await expect(searchPlaces(transport, {})).rejects.toMatchObject({ problem: { code } });
  },
);
