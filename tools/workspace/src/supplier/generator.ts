import { formatFiles, readJson, visitNotIgnoredFiles, type Tree } from '@nx/devkit';
import { pinExports, pins } from '../pin-exports.ts';
import { createNaming, type Naming } from './naming.ts';
import { nextSteps, type Supplier } from './next-steps.ts';
import { twinEntries } from './twin-entries.ts';

const simulators = 'libs/supplier-simulators';
const adapters = 'libs/api/suppliers';
const document = 'docs/architecture.md';
const migrations = 'libs/api/platform/migrations';
const unit = 'deploy/systemd/karvon-storefront@.service';

/** The files that register suppliers: each entry that is named after the model gets a twin. */
const shared = [
  'apps/api/src/composition/partner-calls.ts',
  'apps/api/src/composition/sealed.ts',
  'apps/api/src/journeys/keys/keys.e2e.spec.ts',
  'apps/api/src/journeys/accounts/erasures.e2e.spec.ts',
  'apps/api/src/composition/air-suppliers.ts',
  'apps/api/src/composition/hotel-suppliers.ts',
  'apps/api/src/plugins/openapi/openapi.spec.ts',
  'libs/api/platform/src/settings/air-suppliers.ts',
  'libs/api/platform/src/settings/hotel-suppliers.ts',
  'apps/storefront-e2e/src/flights/suppliers.once.spec.ts',
  'apps/storefront-e2e/src/hotels/suppliers.once.spec.ts',
  'apps/storefront-e2e/src/own-servers.ts',
  `${simulators}/src/index.ts`,
  'tools/scripts/src/sim.ts',
];

const textOf = (tree: Tree, path: string): string => tree.read(path, 'utf-8') ?? '';

function filesOf(tree: Tree, ...folders: string[]): string[] {
  const found: string[] = [];
  for (const folder of folders) visitNotIgnoredFiles(tree, folder, (path) => found.push(path));
  return found.sort();
}

/** The product that the model sells, by the port that its adapter implements. */
function kindOf(tree: Tree, like: string): Supplier['kind'] {
  const adapter = textOf(tree, `${adapters}/${like}/src/create-${like}-supplier.ts`);
  const kind = (['air', 'hotel'] as const).find((one) =>
    adapter.includes(`@karvon/${one}-supply/`),
  );
  if (!kind) throw new Error(`No adapter is called "${like}": take etg, acase, sirena or duffel.`);
  return kind;
}

function requireFree(tree: Tree, name: string): void {
  if (!/^[a-z]{2,12}$/.test(name))
    throw new Error(`"${name}" is not 2 to 12 lower-case letters, like hotelbeds.`);
  const { mentions } = createNaming(name, '');
  if (shared.some((path) => mentions(textOf(tree, path))))
    throw new Error(`"${name}" is already there.`);
}

/** A port that no simulator uses. */
function freePort(tree: Tree): number {
  const taken = filesOf(tree, 'libs')
    .filter((path) => /\/scripts\/run-[a-z]+\.ts$/.test(path))
    .flatMap((path) => [...textOf(tree, path).matchAll(/_PORT \?\? (\d+)/g)])
    .map(([, port]) => Number(port));
  return Math.max(...taken) + 10;
}

/**
 * Copies everything that is named after the model to the new name. Recordings of the model's own servers (`recorded`) are facts
 * about the model, and stay with it.
 */
function copyFiles(tree: Tree, { rename, mentions }: Naming): void {
  const port = freePort(tree);
  for (const path of filesOf(tree, 'apps/api/src', adapters, simulators)) {
    const isOfModel = mentions(path) && !/\/(recorded[/.]|sold-shapes\.)/.test(path);
    if (!isOfModel || path.startsWith(migrations)) continue;
    tree.write(rename(path), rename(textOf(tree, path)).replace(/(_PORT \?\?) \d+/, `$1 ${port}`));
  }
}

/** One migration with all statements that created and changed the model's tables. */
function writeMigration(tree: Tree, name: string, { rename, mentions }: Naming): void {
  const files = filesOf(tree, migrations);
  const statements = files
    .flatMap((path) => textOf(tree, path).split(/(?<=;)\n+/))
    .filter(mentions)
    .map((statement) => rename(statement.trim()));
  const last = Number(/(\d{4})-[^/]*$/.exec(files.at(-1) ?? '')?.[1] ?? 0);
  const number = String((Math.floor(last / 10) + 1) * 10).padStart(4, '0');
  tree.write(`${migrations}/${number}-${name}.sql`, `${statements.join('\n\n')}\n`);
}

/** Adds the new adapter to the row of its model in the table of where code lives. */
function addToRow(tree: Tree, { rename, mentions }: Naming): void {
  const lines = textOf(tree, document).split('\n');
  const place = lines.findIndex((line) => line.startsWith(`| \`${adapters}/`) && mentions(line));
  if (place < 0) throw new Error(`The table of ${document} has changed: mend addToRow.`);
  const [model] = lines[place]!.split(' ').filter(mentions);
  tree.write(
    document,
    lines.with(place, lines[place]!.replace(model!, `${model} ${rename(model!)}`)).join('\n'),
  );
}

/** Storefronts must not get the variables of suppliers: adds a line with the new ones below the last with the model's. */
function hideVariables(tree: Tree, { rename, mentions }: Naming): void {
  const lines = textOf(tree, unit).split('\n');
  const hidden = lines
    .filter((line) => line.startsWith('UnsetEnvironment='))
    .flatMap((line) => line.slice('UnsetEnvironment='.length).split(' '))
    .filter(mentions);
  const place = lines.findLastIndex(mentions) + 1;
  const line = `UnsetEnvironment=${hidden.map(rename).join(' ')}`;
  tree.write(unit, lines.toSpliced(place, 0, line).join('\n'));
}

/**
 * An adapter and a simulator of a new supplier: a copy of existing ones under its name, registered everywhere. It uses the
 * model's protocol, so that every suite is green before the first change, and shows what each change breaks.
 */
export default async function supplier(
  tree: Tree,
  { name, like }: Omit<Supplier, 'kind'>,
): Promise<() => void> {
  const kind = kindOf(tree, like);
  requireFree(tree, name);
  const naming = createNaming(like, name);
  copyFiles(tree, naming);
  writeMigration(tree, name, naming);
  hideVariables(tree, naming);
  addToRow(tree, naming);
  for (const path of shared) {
    const text = textOf(tree, path);
    if (naming.mentions(text)) tree.write(path, twinEntries(path, text, naming));
  }
  await formatFiles(tree);
  const pinned = readJson<Record<string, string[]>>(tree, pins);
  const simulator = (pinned['supplier-simulators'] ?? []).filter(naming.mentions);
  pinExports(tree, 'supplier-simulators', simulator.map(naming.rename));
  pinExports(tree, name, (pinned[like] ?? []).map(naming.rename));
  return () => console.info(nextSteps({ name, like, kind }));
}
