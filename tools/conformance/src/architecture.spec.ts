import { expectNone } from './expect-none';
import { folderOf, moduleOf, readFloors } from './house/api-modules';
import { exists, files, isSpec, projects, read, readJson, sources } from './tree';

const document = 'docs/architecture.md';
const mendTable = (title: string) => `put the table "${title}" of ${document} right.`;

/** The rows of the table below a heading, each a list of cells. */
function rowsOf(title: string): string[][] {
  const section = read(document).split(`\n## ${title}\n`)[1]!.split('\n## ')[0]!;
  return section
    .split('\n')
    .filter((line) => /^\| .* \|$/.test(line))
    .slice(1)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}
const codesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);

describe('the table of where code lives', () => {
  const rows = rowsOf('Where code lives').map(([names = '', , tags = '']) => ({
    folders: codesIn(names).map((name) => (name.includes('/') ? name : `libs/${name}`)),
    tags: tags.split(', '),
  }));

  test('every project has a row with its tags', () =>
    expectNone(
      projects.flatMap(({ folder, tags }) => {
        const row = rows.find(({ folders }) => folders.includes(folder));
        if (!row) return [`${folder} is in no row`];
        const own = tags.map((tag) => tag.replace(/^\w+:/, ''));
        return row.tags.every((tag) => own.includes(tag))
          ? []
          : [`${folder} is ${own.join(', ')} and not ${row.tags.join(', ')}`];
      }),
      mendTable('Where code lives'),
    ));

  test('every row names existing folders', () =>
    expectNone(
      rows.flatMap(({ folders }) => folders).filter((folder) => !exists(folder)),
      mendTable('Where code lives'),
    ));
});

interface Constraint {
  sourceTag: string;
  onlyDependOnLibsWithTags: string[];
  bannedExternalImports?: string[];
}

describe('the table of who may import whom', () => {
  const rules = readJson<{ rules: Record<string, [string, { depConstraints: Constraint[] }]> }>(
    '.eslintrc.json',
  ).rules['@nx/enforce-module-boundaries']![1].depConstraints.filter(({ sourceTag }) =>
    sourceTag.startsWith('type:'),
  );
  const typesOf = (rule: Constraint) =>
    rule.onlyDependOnLibsWithTags.map((tag) => tag.replace('type:', '')).sort();
  const rows = rowsOf('Who may import whom').map(([type = '', may = '', never = '']) => ({
    type,
    may: may.split(/, |; /).map((word) => word.replace(' in specs', '')),
    never,
  }));

  test('the table matches the rules of ESLint', () =>
    expectNone(
      [
        ...rules.flatMap((rule) => {
          const type = rule.sourceTag.replace('type:', '');
          const row = rows.find((one) => one.type === type);
          if (!row) return [`no row for ${type}`];
          const allowed = typesOf(rule);
          const forgotten = (rule.bannedExternalImports ?? []).filter(
            (name) => !row.never.includes(name),
          );
          return [
            ...(String([...row.may].sort()) === String(allowed)
              ? []
              : [`${type}: ESLint lets ${allowed.join(', ')} through`]),
            ...forgotten.map((name) => `${type}: ESLint refuses ${name}`),
          ];
        }),
        ...rows
          .filter(({ type }) => !rules.some(({ sourceTag }) => sourceTag === `type:${type}`))
          .map(({ type }) => `no rule for ${type}`),
      ],
      `let depConstraints of .eslintrc.json and ${document} agree.`,
    ));
});

describe('the table of the modules of the API', () => {
  const floors = readFloors();
  const names = [...new Set(files.flatMap((path) => moduleOf(path) ?? []))];
  /** It has no tables and no walls. */
  const open = ['order-ground'];

  test('the floors list the modules of the API', () =>
    expectNone(
      [
        ...names.filter((name) => !floors.has(name)).map((name) => `no floor for ${name}`),
        ...[...floors.keys()]
          .filter((name) => !names.includes(name))
          .map((name) => `no module ${name}`),
      ],
      mendTable('The modules of the API'),
    ));

  test('a module with walls is created by its create.ts', () =>
    expectNone(
      names.filter((name) => exists(`${folderOf(name)}create.ts`) === open.includes(name)),
      `give the module a create.ts, or name it in ${document} and here as one without walls.`,
    ));

  test('every table and every queue is in the types, and every queue in the list', () => {
    const list = read('apps/api/src/composition/queues.ts');
    const added = (path: string, kind: 'Queues' | 'Schema') =>
      read(path).includes(`  interface ${kind} extends `);
    expectNone(
      files
        .filter((path) => /\/(tables|queues)\.ts$/.test(path) && !path.includes('/composition/'))
        .filter((path) => /^export interface \w+(Tables|Queues) /m.test(read(path)))
        .filter((path) => {
          if (path.endsWith('/tables.ts')) return !added(path, 'Schema');
          const name = /^export const (\w+)/m.exec(read(path))?.[1];
          return !added(path, 'Queues') || !list.includes(`...${name},`);
        }),
      'end the file with `declare module …` as its neighbours do; composition/queues.ts lists the queues.',
    );
  });

  const ownerOfTable = new Map(
    sources
      .filter((path) => moduleOf(path) && /tables\.ts$/.test(path))
      .flatMap((path) =>
        [...read(path).matchAll(/^export interface \w+Tables \{\n([\s\S]*?)^\}/gm)].flatMap(
          ([, fields = '']) =>
            [...fields.matchAll(/^ {2}(\w+):/gm)].map(
              ([, name]) => [name!, moduleOf(path)!] as const,
            ),
        ),
      ),
  );

  const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

  test('a module reads and writes its own tables only', () => {
    const query =
      /(?:From|Into|Table|Join|Using)\(\s*'(\w+)[ ']|\b(?:from|join|into|update)\s+(\w+)/gi;
    const strangers = sources
      .filter(
        (path) =>
          (path.startsWith('apps/api/src/') || moduleOf(path)) &&
          !/\/src\/testing[/.]/.test(path) &&
          !isSpec(path) &&
          !/\.(fixture|contract)\.ts$/.test(path),
      )
      .flatMap((path) =>
        [...withoutComments(read(path)).matchAll(query)].flatMap(([, called, written]) => {
          const table = called ?? written!;
          const owner = ownerOfTable.get(table);
          return owner && owner !== moduleOf(path) ? [`${path}: ${table} of ${owner}`] : [];
        }),
      );
    expectNone(
      ownerOfTable.size > 30 ? strangers : ['the tables of the modules are not found'],
      'ask the module of the table through its port, or let composition hand its function in.',
    );
  });

  test('a module names its tables where it reads and writes them', () => {
    const hidden =
      /\.(?:selectFrom|insertInto|deleteFrom|updateTable|mergeInto|using|\w+Join)\(\s*(?!['\s])|\bsql\.(?:table|raw)\(/g;
    expectNone(
      sources
        .filter((path) => moduleOf(path) && !isSpec(path))
        .flatMap((path) =>
          [...withoutComments(read(path)).matchAll(hidden)].map(([call]) => `${path}: ${call}`),
        ),
      'write the name of the table there: the test of own tables reads names.',
    );
  });
});
