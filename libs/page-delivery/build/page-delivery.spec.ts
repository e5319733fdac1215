import type { Plugin } from 'vite';
import type { PageCode } from './delivery-plugin';

const code: PageCode = { bodies: /x/, late: /x/, awaited: /x/, spare: {} };

async function namesOf(plain: string): Promise<{ names: string[]; build: string }> {
  process.env.PLAIN_DELIVERY = plain;
  let found: { names: string[]; build: string } | undefined;
  await jest.isolateModulesAsync(async () => {
    const { buildName, pageDelivery } = await import('./page-delivery');
    found = { names: pageDelivery(code).map(({ name }: Plugin) => name), build: buildName };
  });
  return found!;
}

afterEach(() => {
  delete process.env.PLAIN_DELIVERY;
});

test('the plain delivery has none of the plugins that stand in for parts of a library', async () => {
  const own = await namesOf('');
  expect(own.build).toBe('storefront');
  expect(own.names).toEqual(
    expect.arrayContaining(['karvon-page-chunks', 'page-loader', 'karvon-lean-libraries']),
  );
  expect(await namesOf('1')).toEqual({
    build: 'storefront-plain',
    names: ['karvon-delivery-kind', 'karvon-inline-scripts', 'karvon-plain-delivery'],
  });
});
