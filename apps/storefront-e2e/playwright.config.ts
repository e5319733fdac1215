import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const editions = ['ru', 'uz'] as const;
type Edition = (typeof editions)[number];
/** Another first port lets two checkouts run their stories at once. */
const firstPort = Number(process.env.E2E_PORT ?? 4720);
const ports: Record<Edition, { web: number; api: number }> = {
  ru: { web: firstPort, api: firstPort + 1 },
  uz: { web: firstPort + 2, api: firstPort + 3 },
};
const workspace = join(import.meta.dirname, '../..');
const origin = (port: number) => `http://localhost:${port}`;

/** Both editions run at once, each with its own API and its own empty database. */
function servers(edition: Edition) {
  const { web, api } = ports[edition];
  const env = {
    NODE_ENV: 'production',
    EDITION: edition,
    PORT: String(web),
    API_PORT: String(api),
    API_URL: `http://127.0.0.1:${api}`,
    PUBLIC_URL: origin(web),
    DATA_DIR:
      process.env[`E2E_DATA_${edition}`] ?? mkdtempSync(join(tmpdir(), `karvon-e2e-${edition}-`)),
    SANDBOX_SPEED: '0',
    LOG_LEVEL: 'warn',
  };
  const common = {
    cwd: workspace,
    env,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  } as const;
  return [
    { ...common, command: 'node --import tsx apps/api/src/main.ts', url: `${origin(api)}/readyz` },
    {
      ...common,
      command: 'node --import tsx apps/storefront/server.ts',
      url: `${origin(web)}/healthz`,
    },
  ];
}

const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'src',
  outputDir: '../../dist/e2e',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  // Only a stop for what hangs: the machine may be busy with other projects.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../dist/reports/storefront-e2e.json' }]],
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: editions.flatMap((edition) => [
    {
      name: `${edition} desktop`,
      use: { ...desktop, baseURL: origin(ports[edition].web) },
      metadata: { edition },
    },
    {
      name: `${edition} phone`,
      use: { ...phone, baseURL: origin(ports[edition].web) },
      metadata: { edition },
    },
  ]),
  webServer: editions.flatMap(servers),
});
