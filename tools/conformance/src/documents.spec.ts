import { exists, files, read } from './tree';

/** Pages and news of the site: their links are addresses of the site; the API's own specs follow them. */
const siteTexts = 'apps/api/content/';

const decisions = files.filter((path) => path.startsWith('docs/decisions/'));

test.each(decisions)('%s is a short decision record', (path) => {
  expect(path).toMatch(/\/\d{4}-[a-z0-9-]+\.md$/);
  const text = read(path);
  expect(text.trim().split('\n').length).toBeLessThanOrEqual(60);
  expect(text).toMatch(/^# \d{4} \S/);
  expect(text).toMatch(/^- Date: \d{4}-\d{2}-\d{2}$/m);
  expect(text).toMatch(/^- Status: (accepted|superseded by \d{4})$/m);
  for (const part of ['Context', 'Decision', 'Consequences'])
    expect(text).toContain(`\n## ${part}\n`);
});

test('decision records are numbered without holes or doubles', () => {
  const numbers = decisions.map((path) => Number(path.split('/').pop()?.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('links between documents lead somewhere', () => {
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
  expect(broken).toEqual([]);
});

test('every variable the programs read is explained in docs/operations.md', () => {
  const page = read('docs/operations.md');
  const configs = ['apps/api/src/config.ts', 'apps/storefront/app/config.server.ts']
    .map(read)
    .join('\n');
  const variables = [...configs.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
  expect(variables).toContain('EDITION');
  expect(variables.filter((name) => !page.includes(`\n| \`${name}\` |`))).toEqual([]);
});
