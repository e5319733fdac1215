import { expectNone } from './expect-none';
import { exists, files, read } from './tree';

/** Pages and news of the site: their links are addresses of the site, which the API's own specs check. */
const siteTexts = 'apps/api/content/';

const decisions = files.filter((path) => path.startsWith('docs/decisions/'));

/** The mistakes of a decision record. */
function faultsOf(path: string): string[] {
  const text = read(path);
  const lines = text.trim().split('\n').length;
  return [
    ...(/\/\d{4}-[a-z0-9-]+\.md$/.test(path) ? [] : ['its name is not like 0001-in-kebab-case.md']),
    ...(lines > 60 ? [`it has ${lines} lines; 60 are allowed`] : []),
    ...(/^# \d{4} \S/.test(text) ? [] : ['its first line is not like "# 0001 Title"']),
    ...(/^- Date: \d{4}-\d{2}-\d{2}$/m.test(text) ? [] : ['no line "- Date: YYYY-MM-DD"']),
    ...(/^- Status: (accepted|superseded by \d{4})$/m.test(text)
      ? []
      : ['no line "- Status: accepted" or "- Status: superseded by NNNN"']),
    ...['Context', 'Decision', 'Consequences']
      .filter((part) => !text.includes(`\n## ${part}\n`))
      .map((part) => `no part "## ${part}"`),
  ];
}

test.each(decisions)('%s is a short decision record', (path) => {
  expectNone(
    faultsOf(path),
    `write ${path} as \`npx nx g ./tools/workspace:decision "Title"\` begins a record.`,
  );
});

test('decision records are numbered without gaps or duplicates', () => {
  const misnumbered = decisions.filter(
    (path, index) => Number(path.split('/').pop()?.slice(0, 4)) !== index + 1,
  );
  expectNone(misnumbered, 'rename the newest record: each takes the number after the last one.');
});

test('links between documents lead to existing files', () => {
  const broken: string[] = [];
  for (const path of files.filter((file) => file.endsWith('.md') && !file.startsWith(siteTexts))) {
    const folder = path.split('/').slice(0, -1);
    for (const [, target = ''] of read(path).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)) {
      const parts = [...folder];
      for (const part of target.split('/')) {
        if (part === '..') parts.pop();
        else if (part !== '.') parts.push(part);
      }
      if (!exists(parts.join('/'))) broken.push(`${path} → ${target}`);
    }
  }
  expectNone(broken, 'write the link relative to its document, or take it out.');
});

test('every variable that programs read is explained in docs/operations.md', () => {
  const page = read('docs/operations.md');
  const configs = ['libs/api/platform/src/config.ts', 'apps/storefront/app/config.server.ts']
    .map(read)
    .join('\n');
  const variables = [...configs.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name!);
  expectNone(
    variables.includes('EDITION') ? [] : ['EDITION is not found in the configs'],
    'the variables of both config files are named two spaces from the left, or this spec must learn to find them.',
  );
  expectNone(
    variables.filter((name) => !page.includes(`\n| \`${name}\` |`)),
    'add a row to the table of docs/operations.md: the variable, its default, what it changes.',
  );
});

test('the README of conformance names every spec, and no other', () => {
  const specs = files.flatMap(
    (path) => /^tools\/conformance\/src\/(?:.+\/)?([^/]+)\.spec\.ts$/.exec(path)?.[1] ?? [],
  );
  const rows = [...read('tools/conformance/README.md').matchAll(/^\| `([^`]+)` \|/gm)].map(
    ([, name]) => name!,
  );
  expectNone(
    [
      ...specs.filter((spec) => !rows.includes(spec)).map((spec) => `no row for ${spec}`),
      ...rows.filter((row) => !specs.includes(row)).map((row) => `no spec for row ${row}`),
    ],
    'the table of tools/conformance/README.md has one row for each *.spec.ts: its name and what it keeps.',
  );
});
