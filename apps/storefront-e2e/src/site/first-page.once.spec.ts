import { paths } from '@karvon/paths';
import { expect, test } from '../fixtures';
import { startApi, startStorefront, leaveServers } from '../own-servers';

test.afterEach(leaveServers);

test('A server that has just started sends whole pages from the first one on', async ({
  request,
  edition,
}) => {
  const storefront = await startStorefront(edition, (await startApi(edition)).url);
  for (const path of [
    paths.myOrder.to(edition),
    paths.company.to(edition, { id: 'about' }),
    paths.airTickets.to(edition),
    paths.hotels.to(edition),
    paths.favourites.to(edition),
  ]) {
    const html = await (await request.get(storefront + path)).text();
    // React's placeholder for a part that is streamed later.
    expect([path, html.match(/<template id="B:\d+"/g) ?? []]).toEqual([path, []]);
  }
});
