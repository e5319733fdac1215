import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { aptInstall, isDebian, isExecutable, isRoot, onPath, starts } from './machine.ts';
import { runTool } from '../run/run-tool.ts';
import { Advice, say } from '../run/say.ts';
import { node, root } from '../run/workspace.ts';

const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

async function installed(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) {
    if (isExecutable(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
    throw new Advice(
      `CHROMIUM_PATH=${process.env.CHROMIUM_PATH} is not a program. Correct it, or unset it to let npm test look by itself.`,
    );
  }
  const { chromium } = await import('playwright');
  const candidates = [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    onPath('chromium'),
    onPath('chromium-browser'),
    onPath('google-chrome'),
    onPath('google-chrome-stable'),
    MAC,
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && isExecutable(path) && starts(path));
}

/**
 * Until our font is loaded, pages are rendered in Arial, which visitors have under this name or as Liberation Sans. A story
 * checks that nothing moves when the font comes: a machine without both would render a much wider font.
 */
async function requireArial(): Promise<void> {
  const family = spawnSync('fc-match', ['--format=%{family}', 'Arial'], {
    encoding: 'utf8',
  }).stdout;
  if (/Arial|Liberation Sans/.test(family ?? '')) return;
  await aptInstall('fonts-liberation');
}

/** @returns the path of a working Chromium, which is installed first if there is none */
export async function findChromium(): Promise<string> {
  const mayInstall = isDebian() && isRoot;
  if (mayInstall) await requireArial();
  const found = await installed();
  if (found) return found;
  say('No Chromium on this machine.');
  if (mayInstall) {
    await aptInstall('chromium-headless-shell');
  } else {
    say("Installing Playwright's own Chromium…");
    const withLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
    await runTool(node, [
      join(root, 'node_modules/playwright/cli.js'),
      'install',
      ...withLibraries,
      'chromium',
    ]);
  }
  const fresh = await installed();
  if (fresh) return fresh;
  throw new Advice(
    'No Chromium could be found or installed. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}
