import { problemCodes, problemSchema } from '@karvon/contract';
import { problemMessages } from '@karvon/i18n';
import { files, read } from './tree';

const everyProblem = ['code', 'status', 'title', 'traceId'];
const ownFields = new Map(
  problemSchema.options.map(({ shape }) => [
    shape.code.value,
    Object.keys(shape).filter((field) => !everyProblem.includes(field)),
  ]),
);

test('every problem code has a page, and every page a code', () => {
  const pages = files.filter(
    (path) => path.startsWith('docs/problems/') && !path.endsWith('README.md'),
  );
  expect(pages.map((path) => path.split('/').pop()?.replace('.md', ''))).toEqual(
    [...problemCodes].sort(),
  );
});

test.each(problemCodes)('docs/problems/%s.md explains the code and its own fields', (code) => {
  const page = read(`docs/problems/${code}.md`);
  expect(page.split('\n')[0]).toBe(`# ${code}`);
  for (const heading of ['## Meaning', '## Fields', '## What a client does', '## Example'])
    expect(page).toContain(`\n${heading}\n`);
  for (const field of ownFields.get(code) ?? []) expect(page).toContain(`\`${field}\``);
  const example: unknown = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? 'null');
  expect(problemSchema.parse(example)).toMatchObject({ code });
});

test('the pages name the status that the API answers', () => {
  const statuses = [...read('apps/api/src/http/problem.ts').matchAll(/'([a-z-]+)': (\d{3}),/g)].map(
    ([, code, status]) => `${code} ${status}`,
  );
  const onPages = problemCodes.map(
    (code) => `${code} ${/HTTP status (\d{3})\./.exec(read(`docs/problems/${code}.md`))?.[1]}`,
  );
  expect(onPages.sort()).toEqual(statuses.sort());
});

test('every problem code has a text for visitors, and every text a code', () => {
  expect(Object.keys(problemMessages).sort()).toEqual([...problemCodes].sort());
});
