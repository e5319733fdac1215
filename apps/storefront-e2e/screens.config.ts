import { defineConfig } from '@playwright/test';

// Every project: each language at each width.
process.env.STORIES = 'all';
const { default: stories } = await import('./playwright.config');

/** `npm run screens`: takes screenshots with the servers and visitors of the stories, without assertions. */
export default defineConfig({
  ...stories,
  testDir: 'screens',
  outputDir: '../../dist/screens-run',
  reporter: [['list']],
  retries: 1,
});
