/* Prints the time and memory of the place index. Run: npx tsx libs/sandbox-world/scripts/bench-place-search.ts */
import { createPlaceIndex } from '@karvon/place-search';
import { placeAliases } from '../src/places/place-aliases';
import { corpus } from '../src/places/place-search.corpus';
import { places } from '../src/places/places';

const BUILDS = 10;
const ROUNDS = 20;
const LIMIT = 10;

const entries = places.map(placeAliases);
const builds = Array.from({ length: BUILDS }, () => timed(() => createPlaceIndex(entries)));
const index = createPlaceIndex(entries);
print(`build of ${entries.length} places, ms`, builds);

for (const [group, list] of Object.entries(corpus)) {
  const queries = list.split(/,\s+/).map((pair) => pair.slice(0, pair.lastIndexOf('=')));
  for (const query of queries) index.search(query, LIMIT);
  const times = Array.from({ length: ROUNDS }, () =>
    queries.map((query) => timed(() => index.search(query, LIMIT))),
  );
  print(
    `${group} (${queries.length}), µs`,
    times.flat().map((ms) => ms * 1000),
  );
}
const letters = [...'абвгдклмнпрстуabdklmnpst'];
print(
  'one letter, µs',
  letters.map((letter) => timed(() => index.search(letter, LIMIT)) * 1000),
);

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function print(what: string, times: number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  process.stdout.write(
    `${what.padEnd(32)} median ${at(0.5).padStart(5)}  p95 ${at(0.95).padStart(5)}  max ${at(1).padStart(5)}\n`,
  );
}
