import { PGlite } from '@electric-sql/pglite';
import { expect, test } from '../fixtures';

const start = process.env.STORIES_START;

async function dateOf(url: string): Promise<number> {
  const { headers } = await fetch(url);
  return Date.parse(headers.get('date')!);
}

async function databaseNow(): Promise<number> {
  const database = new PGlite();
  const { rows } = await database.query<{ now: Date }>('select now()');
  await database.close();
  return rows[0]!.now.getTime();
}

/** The clocks of a page and of a web worker. */
const browserNow = async () => ({
  page: Date.now(),
  worker: await new Promise<number>((resolve) => {
    const worker = new Worker('data:text/javascript,postMessage(Date.now())');
    worker.onmessage = ({ data }) => resolve(data as number);
  }),
});

test('A run on another day is on that day in every program', async ({ page, context }, {
  project,
}) => {
  test.skip(!start, 'nothing is moved today');
  const url = project.use.baseURL!;
  const clocks = {
    ...(await page.evaluate(browserNow)),
    story: Date.now(),
    storefront: await dateOf(url),
    api: await dateOf(`${project.metadata.api as string}/readyz`),
    database: await databaseNow(),
  };
  const begun = Date.parse(start!);
  const wrong = Object.entries(clocks)
    .filter(([, now]) => now < begun - 1000 || now > begun + 6 * 3_600_000)
    .map(([name, now]) => `${name}: ${new Date(now).toISOString()}`);
  expect(wrong).toEqual([]);

  // A browser expires a cookie by its own clock.
  await context.addCookies(
    [-60, 86_400].map((seconds) => ({
      name: seconds < 0 ? 'past' : 'future',
      value: '1',
      url,
      expires: begun / 1000 + seconds,
    })),
  );
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).toEqual(['future']);
});
