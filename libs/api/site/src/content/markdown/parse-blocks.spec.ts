import { readEdition } from '@karvon/edition';
import { factsOf } from '../facts';
import { TextError } from '../text-error';
import { parseBlocks } from './parse-blocks';

const picture = { src: '/v1/content/images/a.12345678.svg', width: 8, height: 4, alt: 'Регистан' };
const around = {
  lang: 'ru',
  facts: factsOf(readEdition('uz'), 'ru'),
  image: (id: string) => (id === 'registan' ? picture : undefined),
} as const;
const parse = (markdown: string, line?: number) => parseBlocks(markdown, around, line);
const text = (words: string, marks = {}) => ({ kind: 'text', text: words, ...marks });
const line = (markdown: string) => {
  const [block] = parse(markdown);
  return block?.kind === 'paragraph' ? block.content : block;
};

test('a line keeps its marks, links and breaks', () => {
  expect(line('Обычно **важно _очень_** и `PNR`  \nдальше\nв строку')).toEqual([
    text('Обычно '),
    text('важно ', { strong: true }),
    text('очень', { strong: true, em: true }),
    text(' и\u00a0'),
    text('PNR', { code: true }),
    { kind: 'break' },
    text('дальше в\u00a0строку'),
  ]);
});

test('no line ends after the hyphen of a short word or a day; code is left as it is', () => {
  expect(line('Пин-код, 1-martdan: `a-b`')).toEqual([
    text('Пин-\u2060код, 1-\u2060martdan: '),
    text('a-b', { code: true }),
  ]);
});

test.each([
  ['https://uzairways.com/ru?a=1', 'https://uzairways.com/ru?a=1'],
  ['mailto:help@karvon.example', 'mailto:help@karvon.example'],
  ['tel:{{phone}}', 'tel:+998712050142'],
  ['mailto:{{email}}', 'mailto:yordam@karvon.example'],
  ['/company/payment#cards', '/ru/company/payment#cards'],
  ['/', '/ru'],
])('a link to %s leads to %s', (written, href) => {
  expect(line(`[сюда](${written})`)).toEqual([{ kind: 'link', href, content: [text('сюда')] }]);
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  '//evil.example/x',
  'company/payment',
  '/uz/company/payment',
  '/ru',
  'https:evil',
])('a link to %s is refused', (written) => {
  expect(() => parse(`[сюда](${written})`)).toThrow(TextError);
});

test('facts of the edition replace their placeholders, and addresses become links', () => {
  expect(line('Звоните {{phone}}, {{ brand }} ждёт')).toEqual([
    text('Звоните '),
    {
      kind: 'link',
      href: 'tel:+998712050142',
      content: [text('+998\u00A071\u00A0205-01-42')],
    },
    text(', Karvon ждёт'),
  ]);
  expect(line('[{{phone}}](tel:{{phone}})')).toEqual([
    {
      kind: 'link',
      href: 'tel:+998712050142',
      content: [text('+998\u00A071\u00A0205-01-42')],
    },
  ]);
});

test('blocks of every kind', () => {
  const markdown = [
    '## Сроки *и* суммы {#terms}',
    '- один\n  - внутри\n- два',
    '1. первый',
    '| | Сумма |\n|---|--:|\n| Сбор | **2** |',
    '> Просто важно',
    '> [!WARNING]\n> Осторожно',
    '> [!QUOTE]\n> Так сказал он',
    '![Площадь](registan)',
    '![](registan)',
  ].join('\n\n');
  expect(parse(markdown)).toEqual([
    {
      kind: 'heading',
      level: 2,
      id: 'terms',
      content: [text('Сроки '), text('и', { em: true }), text(' суммы')],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        { paragraphs: [[text('один')]], list: { ordered: false, items: [[[text('внутри')]]] } },
        { paragraphs: [[text('два')]], list: null },
      ],
    },
    { kind: 'list', ordered: true, items: [{ paragraphs: [[text('первый')]], list: null }] },
    {
      kind: 'table',
      columns: [
        { title: [], align: 'start' },
        { title: [text('Сумма')], align: 'end' },
      ],
      rows: [[[text('Сбор')], [text('2', { strong: true })]]],
    },
    { kind: 'note', tone: 'info', paragraphs: [[text('Просто важно')]] },
    { kind: 'note', tone: 'warning', paragraphs: [[text('Осторожно')]] },
    { kind: 'quote', paragraphs: [[text('Так сказал он')]] },
    { kind: 'image', image: { ...picture, alt: 'Площадь' } },
    { kind: 'image', image: picture },
  ]);
});

test('anchors are made from words and are unique', () => {
  const ids = parse('## Возврат денег\n\n### Умра: что взять\n\n## Возврат денег\n\n## Toʻlov').map(
    (block) => block.kind === 'heading' && block.id,
  );
  expect(ids).toEqual(['vozvrat-deneg', 'umra-chto-vziat', 'vozvrat-deneg-2', 'tolov']);
});

test.each([
  ['HTML in a line', 'Слова\nи <b>жирно</b>', 2, /HTML is not taken: <b>/],
  ['a block of HTML', 'Слова\n\n<div>x</div>', 3, /HTML is not taken/],
  ['a script', '<script>alert(1)</script>', 1, /HTML is not taken/],
  ['an unknown fact', 'Звоните {{fon}}', 1, /\{\{fon\}\} is unknown; there are brand/],
  ['an unknown picture', 'a\n\n![x](nope)', 3, /no picture is called "nope"/],
  ['a second title', '# Заголовок', 1, /begin with ##/],
  ['a heading too deep', 'a\n\n### Мелко', 3, /level 3 cannot stand here/],
  ['an entity', 'a&nbsp;b', 1, /instead of &nbsp;/],
  ['code in a block', '```\nx\n```', 1, /code is not taken/],
  ['a line across', 'a\n\n---\n\nb', 3, /hr is not taken/],
  ['a list in a list in a list', '- a\n  - b\n    - c', 1, /one level deep/],
  ['a list in a note', '> a\n>\n> - b', 3, /a note holds paragraphs/],
  ['an unknown note', '> [!DANGER]\n> x', 1, /\[!DANGER\] is unknown/],
  ['an anchor that is not there', '[туда](#nigde)', 1, /no heading has the anchor #nigde/],
])('%s is refused with its line', (_, markdown, at, message) => {
  let error: unknown;
  try {
    parse(markdown, 10);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(TextError);
  expect((error as TextError).message).toMatch(message);
  expect((error as TextError).line).toBe(at + 9);
});
