import { setTimeout as pause } from 'node:timers/promises';
import { openMemory } from '../composition/open-ports';
import { firstSale } from './first-sale';

const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
process.once('SIGTERM', () => stop.abort());

const code = await firstSale(process.argv.slice(2), {
  env: process.env,
  say: (line) => console.info(line),
  pause: (ms) => pause(ms),
  signal: stop.signal,
  openDatabase: openMemory,
});
// Connections to a provider stay open for the next call and would keep the process alive.
process.exit(code);
