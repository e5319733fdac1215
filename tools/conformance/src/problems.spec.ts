import * as contract from '@karvon/contract';
import { problemCodes, problemSchema } from '@karvon/contract';
import { problemMessages } from '@karvon/i18n';
import { expectNone } from './expect-none';
import { exists, files, read } from './tree';

const everyProblem = ['code', 'status', 'title', 'traceId'];
const ownFields = new Map(
  problemSchema.options.map(({ shape }) => [
    shape.code.value,
    Object.keys(shape).filter((field) => !everyProblem.includes(field)),
  ]),
);
const codes: readonly string[] = problemCodes;
const isEmbeddable = (value: unknown) =>
  typeof value === 'object' && value !== null && 'embeddable' in value && value.embeddable === true;
const pageOf = (code: string) => `docs/problems/${code}.md`;
const anotherPage = 'docs/problems/internal-error.md shows how a page is written.';

test('every problem code has a page, and every page a code', () => {
  const pages = files.flatMap((path) => /^docs\/problems\/([^/]+)\.md$/.exec(path)?.[1] ?? []);
  expectNone(
    codes.filter((code) => !pages.includes(code)).map((code) => `${pageOf(code)} is missing`),
    anotherPage,
  );
  expectNone(
    pages.filter((page) => page !== 'README' && !codes.includes(page)).map(pageOf),
    'remove the page: libs/contract knows no such code.',
  );
});

test.each(problemCodes.filter((code) => exists(pageOf(code))))(
  'docs/problems/%s.md explains the code and its own fields',
  (code) => {
    const page = read(pageOf(code));
    const missing = [
      ...['## Meaning', '## Fields', '## What a client does', '## Example']
        .filter((heading) => !page.includes(`\n${heading}\n`))
        .map((heading) => `no part "${heading}"`),
      ...(ownFields.get(code) ?? [])
        .filter((field) => !page.includes(`\`${field}\``))
        .map((field) => `no word on the field \`${field}\``),
    ];
    if (page.split('\n')[0] !== `# ${code}`) missing.push(`the first line is not "# ${code}"`);
    const example: unknown = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? 'null');
    const { success, data } = problemSchema.safeParse(example);
    if (!success || data.code !== code)
      missing.push('the example is no such problem by the schema of libs/contract');
    expectNone(missing, `mend ${pageOf(code)}; ${anotherPage}`);
  },
);

test('the pages name the status of the API’s response', () => {
  const answered = [
    ...read('libs/api/platform/src/http/problem.ts').matchAll(/'([a-z-]+)': (\d{3}),/g),
  ].map(([, code, status]) => `${code} ${status}`);
  const onPages = problemCodes
    .filter((code) => exists(pageOf(code)))
    .map((code) => `${code} ${/HTTP status (\d{3})\./.exec(read(pageOf(code)))?.[1]}`);
  expectNone(
    [
      ...onPages.filter((line) => !answered.includes(line)).map((line) => `its page says ${line}`),
      ...answered.filter((line) => !onPages.includes(line)).map((line) => `the API says ${line}`),
    ],
    'let "HTTP status NNN." of docs/problems and the table of libs/api/platform/src/http/problem.ts agree.',
  );
});

test('every problem code has a text for visitors, and every text a code', () => {
  const worded = Object.keys(problemMessages);
  expectNone(
    codes.filter((code) => !worded.includes(code)),
    'write its text in libs/i18n/src/problems, then `npm run messages` and the Uzbek.',
  );
  expectNone(
    worded.filter((code) => !codes.includes(code)),
    'take the text out of libs/i18n/src/problems: libs/contract knows no such code.',
  );
});

test('widgets have a text for every problem that their calls may get', () => {
  const operation = read('libs/api/platform/src/http/operation.ts');
  const [, shared = ''] =
    /function sharedProblems\([\s\S]*?return \[([\s\S]*?)\n {2}\];/.exec(operation) ?? [];
  const codesIn = (text: string) => [...text.matchAll(/'([a-z-]+)'/g)].map(([, code]) => code!);
  const ofOthers = ['session-required', 'order-token-required'];
  const fromAnyCall = codesIn(shared).filter((code) => !ofOthers.includes(code));
  const routes = files
    .filter((path) => /^(apps\/api\/src\/modules|libs\/api)\/[^.]*\.ts$/.test(path))
    .map(read)
    .join('\n');
  const embeddable = Object.entries(contract as Record<string, unknown>).flatMap(([name, value]) =>
    isEmbeddable(value) ? name : [],
  );
  const wanted = embeddable.flatMap((name) => {
    const call = new RegExp(`registerEndpoint\\(\\s*app,\\s*${name},\\s*\\{([^}]*)\\}`).exec(
      routes,
    );
    return call ? codesIn(call[1]!) : [`the route of ${name} is not found`];
  });
  const notified = codesIn(read('libs/i18n/src/problems/any-call.messages.ts'));
  expectNone(
    fromAnyCall.length > 5 && embeddable.length > 5
      ? [...new Set([...fromAnyCall, ...wanted])].filter((code) => !notified.includes(code))
      : ['the problems or the calls of widgets are not found'],
    'move its text from one-call.messages.ts to any-call.messages.ts of libs/i18n/src/problems.',
  );
});
