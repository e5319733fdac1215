import { expectNone } from './expect-none';
import { lintSamples } from './lint/lint-samples';

const inFeature = (name: string) => `libs/air-search/src/${name}`;
const message = (fields: string) =>
  `import { defineMessages } from 'react-intl';\nexport const messages = defineMessages({ a: { ${fields} } });\n`;

/** Mistake · file · code · the rule that reports it (undefined: the code is right). */
const cases: [string, string, string, string | undefined][] = [
  [
    'a suppression without a reason',
    inFeature('a.ts'),
    '// eslint-disable-next-line no-debugger\ndebugger;\nexport const a = 1;\n',
    '@eslint-community/eslint-comments/require-description',
  ],
  [
    'a suppression with a reason',
    inFeature('a.ts'),
    '// eslint-disable-next-line no-debugger -- shows the rule at work\ndebugger;\nexport const a = 1;\n',
    undefined,
  ],
  [
    'a suppression of every rule at once',
    inFeature('a.ts'),
    '/* eslint-disable -- in a hurry */\nexport const a = 1;\n',
    '@eslint-community/eslint-comments/no-unlimited-disable',
  ],
  [
    'a suppression of nothing',
    inFeature('a.ts'),
    '// eslint-disable-next-line no-debugger -- was here once\nexport const a = 1;\n',
    '@eslint-community/eslint-comments/no-unused-disable',
  ],
  [
    'a type error silenced without a reason',
    inFeature('a.ts'),
    '// @ts-expect-error\nexport const a: string = 1;\n',
    '@typescript-eslint/ban-ts-comment',
  ],
  [
    'a type error silenced with a reason',
    inFeature('a.ts'),
    '// @ts-expect-error -- the wrong type is the point of this sample\nexport const a: string = 1;\n',
    undefined,
  ],
  [
    'a type error ignored',
    inFeature('a.ts'),
    '// @ts-ignore -- in a hurry\nexport const a: string = 1;\n',
    '@typescript-eslint/ban-ts-comment',
  ],
  [
    'a calendar day read as a moment',
    inFeature('a.ts'),
    'export const a = (birthDate: string) => new Date(birthDate);\n',
    '@nx/workspace-calendar-day',
  ],
  [
    'a calendar day of an object read as a moment',
    inFeature('a.ts'),
    'export const a = (stay: { checkIn?: string }) => Date.parse(stay.checkIn!);\n',
    '@nx/workspace-calendar-day',
  ],
  [
    'a calendar day with the time and the offset that is meant',
    inFeature('a.ts'),
    'export const a = (day: string) => Date.parse(`${day}T00:00:00Z`);\n',
    undefined,
  ],
  [
    'a moment',
    inFeature('a.ts'),
    'export const a = (expiresAt: string) => new Date(expiresAt);\n',
    undefined,
  ],
  ['an export by star', inFeature('index.ts'), "export * from './a';\n", 'no-restricted-syntax'],
  [
    'a message without a description',
    inFeature('a.messages.ts'),
    message("id: 'x.a', defaultMessage: 'Да'"),
    '@nx/workspace-formatjs-enforce-description',
  ],
  [
    'a message without a text',
    inFeature('a.messages.ts'),
    message("id: 'x.a', description: 'Yes'"),
    '@nx/workspace-formatjs-enforce-default-message',
  ],
  [
    'a message with a broken plural',
    inFeature('a.messages.ts'),
    message("id: 'x.a', description: 'Count', defaultMessage: '{n, plural, one {день}}'"),
    '@nx/workspace-formatjs-enforce-plural-rules',
  ],
  [
    'a message that is not ICU',
    inFeature('a.messages.ts'),
    message("id: 'x.a', description: 'Count', defaultMessage: '{n, plural'"),
    '@nx/workspace-formatjs-no-invalid-icu',
  ],
  [
    'a right message',
    inFeature('a.messages.ts'),
    message("id: 'x.a', description: 'Yes', defaultMessage: 'Да'"),
    undefined,
  ],
  [
    'words in JSX',
    inFeature('a.tsx'),
    'export const A = () => <p>Найти билет</p>;\n',
    'no-restricted-syntax',
  ],
  [
    'words in an attribute',
    inFeature('a.tsx'),
    'export const A = () => <button aria-label="Найти" />;\n',
    'no-restricted-syntax',
  ],
  [
    'marks in JSX',
    inFeature('a.tsx'),
    'export const A = ({ a, b }: { a: string; b: string }) => (\n  <p>\n    {a} · {b}\n  </p>\n);\n',
    undefined,
  ],
  [
    'a text that comes and goes beside an element',
    inFeature('a.tsx'),
    'export const A = ({ line }: { line?: { time: string } }) => (\n  <p>\n    <b>1</b>\n    {line ? line.time : null}\n  </p>\n);\n',
    '@nx/workspace-text-apart',
  ],
  [
    'a text before which an element comes and goes',
    inFeature('a.tsx'),
    'export const A = ({ on, hotel }: { on: boolean; hotel: { name: string } }) => (\n  <p>\n    {on ? <b>1</b> : null}\n    {hotel.name}\n  </p>\n);\n',
    '@nx/workspace-text-apart',
  ],
  [
    'a text in a fragment, beside which nothing stands',
    inFeature('a.tsx'),
    'export const a = (format: { money: (amount: number) => string }) => <>{format.money(1)}</>;\n',
    '@nx/workspace-text-apart',
  ],
  [
    'a text under a name of its own beside an element',
    inFeature('a.tsx'),
    'export function A({ day }: { day: number }) {\n  const days = `${day}+`;\n  return (\n    <p>\n      {days} <b>1</b>\n    </p>\n  );\n}\n',
    '@nx/workspace-text-apart',
  ],
  [
    'two texts with a space between them',
    inFeature('a.tsx'),
    'export const A = ({ name, surname }: { name: string; surname: string }) => (\n  <b>\n    {name} {surname}\n  </b>\n);\n',
    '@nx/workspace-text-apart',
  ],
  [
    'texts with an element each',
    inFeature('a.tsx'),
    'export function A({ on, days }: { on: boolean; days: number[] }) {\n  const mark = on ? <b>1</b> : null;\n  const row = (day: number) => <i key={day}>{`${day}+`}</i>;\n  return (\n    <p>\n      {mark}\n      {days.map(row)}\n      {row(1)}\n      <span>{on ? `${days.length}` : 0}</span>\n    </p>\n  );\n}\n',
    undefined,
  ],
  [
    "the browser's own dates in UI code",
    inFeature('a.tsx'),
    'export const a = (day: Date) => day.toLocaleDateString();\n',
    'no-restricted-properties',
  ],
  [
    "the browser's own numbers in UI code",
    inFeature('a.tsx'),
    "export const a = new Intl.NumberFormat('uz');\n",
    'no-restricted-properties',
  ],
  [
    'a test tool in product code',
    inFeature('a.tsx'),
    "import { renderPage } from '@karvon/testing';\nexport const a = renderPage;\n",
    'no-restricted-imports',
  ],
  [
    'a test tool in a spec',
    inFeature('a.spec.tsx'),
    "import { renderPage } from '@karvon/testing';\ntest('a', () => expect(renderPage).toBeDefined());\n",
    undefined,
  ],
  [
    'an image without a text',
    inFeature('a.tsx'),
    'export const A = () => <img src="/a.svg" />;\n',
    'jsx-a11y/alt-text',
  ],
  [
    'a hook in a condition',
    inFeature('a.tsx'),
    "import { useState } from 'react';\nexport function A({ on }: { on: boolean }) {\n  if (on) useState(0);\n  return null;\n}\n",
    'react-hooks/rules-of-hooks',
  ],
];

const responses = lintSamples(cases.map(([, file, code]) => ({ file, code })));

test.each(cases.map(([what, , , rule], index) => [what, rule, index] as const))(
  '%s',
  (what, rule, index) => {
    const errors = responses[index] ?? [];
    const missed = errors.some((error) => error.rule === rule)
      ? []
      : [`${what}: not seen by ${rule}`];
    expectNone(
      rule ? missed : errors.map((error) => `${what}: ${error.rule} says "${error.message}"`),
      'put the rule right in .eslintrc.json; when the habit has changed, the sample in this spec.',
    );
  },
);
