import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { dailyProjects, leftToOthers, ofOtherDelivery, translatedStories } from './src/daily';
import type { StoryOptions } from './src/fixtures';
import { firstPort } from './src/ports';

const { shortCommitOf } = createRequire(import.meta.url)(
  '../../tools/scripts/src/run/commit.ts',
) as {
  shortCommitOf: () => string | null;
};
const editions = ['ru', 'uz'] as const;
type Edition = (typeof editions)[number];
const ports: Record<Edition, { web: number; api: number }> = {
  ru: { web: firstPort, api: firstPort + 1 },
  uz: { web: firstPort + 2, api: firstPort + 3 },
};
/** The port of a partner's site with our elements. */
const partnerPort = firstPort + 4;
/** Lets a story act as an operator. */
const operatorToken = 'the-operator-of-the-stories-0123456789';
const workspace = join(import.meta.dirname, '../..');
/** The time zone of each project's visitors. The zones are far apart: one moment can be on different days in them. */
const visitorZones = {
  'ru desktop': 'Europe/Kaliningrad',
  'ru phone': 'Asia/Kamchatka',
  'uz desktop': 'Asia/Tashkent',
  'uz phone': 'America/New_York',
};
/** No visitor is in the servers' zones: a time that leaks from them differs from what the browser renders. */
const serverZones: Record<Edition, string> = { ru: 'America/New_York', uz: 'Asia/Kamchatka' };
/**
 * A daily run executes a story in Russian on a desktop, in Uzbek on a phone, or in both (src/daily.ts). One that depends
 * on neither runs on the phone, whose pages are the cheapest to draw. The nightly run (STORIES=all) executes every other
 * story in all four projects.
 */
const isNightly = process.env.STORIES === 'all';
const onceProject = 'uz phone';
/** The day that this run pretends to be on (tools/scripts/src/days); its results do not count as today's. */
const otherDay = process.env.STORIES_START?.slice(0, 10);
const reports = otherDay
  ? `stories/${otherDay}`
  : `reports/storefront-e2e${process.env.STORIES_REPORT ?? ''}`;

const origin = (port: number) => `http://localhost:${port}`;

/** Both editions run at once, each with its own API and its own empty database. */
function servers(edition: Edition) {
  const { web, api } = ports[edition];
  const env = {
    NODE_ENV: 'production',
    TZ: serverZones[edition],
    EDITION: edition,
    PORT: String(web),
    API_PORT: String(api),
    API_URL: `http://127.0.0.1:${api}`,
    PUBLIC_URL: origin(web),
    DATA_DIR:
      process.env[`E2E_DATA_${edition}`] ?? mkdtempSync(join(tmpdir(), `karvon-e2e-${edition}-`)),
    SANDBOX_SPEED: '0',
    UNPAID_HOLDS: '1000',
    OPERATOR_TOKEN: operatorToken,
    API_REFERENCE: 'true',
    WIDGET_ORIGINS: origin(partnerPort),
    LOG_LEVEL: 'warn',
  };
  const common = {
    cwd: workspace,
    env,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  } as const;
  return [
    { ...common, command: 'node dist/apps/api/src/main.js', url: `${origin(api)}/readyz` },
    {
      ...common,
      command: 'node dist/apps/storefront-server/main.js',
      url: `${origin(web)}/healthz`,
    },
  ];
}

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 360, height: 740 },
  // A phone renders seven pixels for each CSS pixel. Without a graphics card that is a tenth of a run, so only nightly runs do
  // it.
  ...(!isNightly && { deviceScaleFactor: 1 }),
};
const launchOptions = {
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: [
    '--no-sandbox',
    // Without this a headless browser aligns glyphs to whole pixels, so texts are wider than visitors see them.
    '--font-render-hinting=none',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
/** Windows and Linux show scrollbars, which Playwright hides. */
const desktop = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
};

const everyProject = editions.flatMap((edition) =>
  (['desktop', 'phone'] as const).map((kind) => ({
    name: `${edition} ${kind}` as const,
    use: {
      ...(kind === 'phone' ? phone : desktop),
      baseURL: origin(ports[edition].web),
      timezoneId: visitorZones[`${edition} ${kind}`],
    },
    testIgnore: [
      ...(`${edition} ${kind}` === onceProject ? [] : [/\.once\.spec\.ts$/]),
      ...editions
        .filter((other) => other !== edition)
        .map((other) => new RegExp(`\\.${other}\\.spec\\.ts$`)),
      ...ofOtherDelivery,
      ...(isNightly ? [] : leftToOthers(`${edition} ${kind}`)),
    ],
    metadata: {
      edition,
      partner: origin(partnerPort),
      api: origin(ports[edition].api),
      operatorToken,
    },
  })),
);
const isDaily = ({ name }: { name: string }) => dailyProjects.some((daily) => daily === name);
/** The daily projects once more, with pages that a browser's translator has changed. */
const translated = everyProject.filter(isDaily).map((project) => ({
  ...project,
  name: `translated ${project.name}`,
  testMatch: translatedStories,
  use: { ...project.use, translated: true },
}));

export default defineConfig<StoryOptions>({
  testDir: 'src',
  // `npm run trust` reads in the report which stories ran, and from which sources.
  metadata: { commit: shortCommitOf(), stories: isNightly ? 'all' : 'daily' },
  outputDir: `../../dist/e2e/${otherDay ?? ''}`,
  fullyParallel: false,
  // Stories wait for timers and servers: two workers leave a quarter of two processors idle, three very little.
  workers: 3,
  // A busy machine can fail a story once; a story that passes on the second attempt is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  // Long, because the machine can be busy: the limit only stops a story that hangs.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: `../../dist/${reports}.json` }]],
  use: {
    // Recording costs a third of a run, so only the second attempt of a failed story is recorded.
    trace: 'on-first-retry',
    // A click on an element that never comes fails by name, long before its story times out.
    actionTimeout: 90_000,
    launchOptions,
  },
  projects: isNightly ? [...everyProject, ...translated] : everyProject.filter(isDaily),
  webServer: [
    ...editions.flatMap(servers),
    {
      cwd: workspace,
      env: { DEMO_PORT: String(partnerPort) },
      command: 'node apps/widgets/demo/serve.ts',
      url: origin(partnerPort),
    },
  ],
});
