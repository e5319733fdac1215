import { existsSync } from 'node:fs';
import type { Engine, WindowSize } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

interface Candidate {
  name: 'Firefox' | 'WebKit';
  /** Whether `npm test` has found it on this machine. */
  isHere: boolean;
  start: (size: WindowSize) => Promise<Engine>;
}

const isHere = (...paths: (string | undefined)[]) =>
  paths.every((path) => path !== undefined && existsSync(path));

export const engines: Candidate[] = [
  { name: 'Firefox', isHere: isHere(process.env.FIREFOX_PATH), start: startFirefox },
  {
    name: 'WebKit',
    isHere: isHere(
      process.env.WEBKIT_DRIVER_PATH,
      process.env.MINI_BROWSER_PATH,
      process.env.XVFB_PATH,
    ),
    start: startWebKit,
  },
];
