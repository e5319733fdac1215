import { expectNone } from './expect-none';
import { files, read } from './tree';

const routes = files.filter((file) => /^apps\/storefront\/app\/routes\/[^/]+\.tsx$/.test(file));
const named = (route: string) =>
  /export const handle = \{\s*middleware: \[([^\]]*)\],?[^;]*\} satisfies RouteHandle;/
    .exec(read(route))?.[1]
    ?.split(', ')
    .map((name) => name.slice(1, -1)) ?? [];

test.each(routes)('%s names its middleware, if any, for both sides', (route) => {
  const text = read(route);
  const onServer = text.includes('export const middleware = serverMiddleware(handle);');
  expectNone(
    onServer === named(route).length > 0 ? [] : [`${route}: one of the two is missing`],
    "write both: export const handle = { middleware: ['…'] } satisfies RouteHandle; export const middleware = serverMiddleware(handle);",
  );
  expectNone(
    /export const headers\b/.test(text) ? [`${route} exports headers`] : [],
    'let a middleware set the headers: apps/storefront/app/middleware.',
  );
});

test('pages of an account need its session; registration needs a visitor without one', () => {
  const pages = /route\(paths\.(\w+)\.pattern, '(routes\/[^']+\.tsx)'/g;
  const addresses = read('libs/paths/src/paths.ts');
  const ofAccounts = [...read('apps/storefront/app/routes.ts').matchAll(pages)].filter(([, name]) =>
    new RegExp(`\\b${name}: page\\('auth/`).test(addresses),
  );
  const requested = Object.fromEntries(
    ofAccounts.map(([, name, file]) => [name, named(`apps/storefront/app/${file}`)]),
  );
  const needed = { register: 'personal', bookings: 'session', profile: 'session' };
  const pagesOfAccounts = new Set([...Object.keys(needed), ...Object.keys(requested)]);
  expectNone(
    [...pagesOfAccounts]
      .filter((page) => requested[page]?.join() !== needed[page as keyof typeof needed])
      .map(
        (page) =>
          `paths.${page} asks for ${requested[page]?.join(', ') ?? 'nothing: no such route'}`,
      ),
    "a page of an account has middleware: ['session'] in its route, and a line in this spec.",
  );
});
