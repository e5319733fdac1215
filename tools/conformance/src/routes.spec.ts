import { files, read } from './tree';

const routes = files.filter((file) => /^apps\/storefront\/app\/routes\/[^/]+\.tsx$/.test(file));
const named = (route: string) =>
  /export const handle = \{ middleware: \[([^\]]*)\] \} satisfies RouteHandle;/
    .exec(read(route))?.[1]
    ?.split(', ')
    .map((name) => name.slice(1, -1)) ?? [];

test.each(routes)('%s names its middleware, if any, for both sides', (route) => {
  const text = read(route);
  const onServer = text.includes('export const middleware = serverMiddleware(handle);');
  expect([route, onServer]).toEqual([route, named(route).length > 0]);
  expect(text).not.toMatch(/export const headers\b/);
});

test('pages of an account need its session; a registration is for who has none', () => {
  const pages = /route\(paths\.(\w+)\.pattern, '(routes\/[^']+\.tsx)'/g;
  const addresses = read('libs/paths/src/paths.ts');
  const ofAccounts = [...read('apps/storefront/app/routes.ts').matchAll(pages)].filter(([, name]) =>
    new RegExp(`\\b${name}: page\\('auth/`).test(addresses),
  );
  const asked = Object.fromEntries(
    ofAccounts.map(([, name, file]) => [name, named(`apps/storefront/app/${file}`)]),
  );
  expect(asked).toEqual({ register: ['personal'], bookings: ['session'], profile: ['session'] });
});
