import type { Block, Inline } from '@karvon/contract';
import { createTextIndex } from './search-texts';

const line = (text: string): Inline[] => [{ kind: 'text', text }];
const paragraph = (text: string): Block => ({ kind: 'paragraph', content: line(text) });
const heading = (text: string): Block => ({
  kind: 'heading',
  level: 2,
  id: 'heading',
  content: line(text),
});
const list = (...items: string[]): Block => ({
  kind: 'list',
  ordered: false,
  items: items.map((item) => ({ paragraphs: [line(item)], list: null })),
});
const table = (titles: string[], ...rows: string[][]): Block => ({
  kind: 'table',
  columns: titles.map((title) => ({ title: line(title), align: 'start' })),
  rows: rows.map((row) => row.map(line)),
});

/** The excerpt shown for these words from a single text. */
function excerpt(query: string, ...blocks: Block[]): string | undefined {
  const text = { kind: 'page', lang: 'ru', id: 'page', title: 'Страница', summary: 'О странице.' };
  const rest = { date: '2026-11-28', image: null, tags: [], blocks } as const;
  return createTextIndex([{ ...text, ...rest } as never]).search(query, 5)[0]?.excerpt;
}

test('a row is read with the titles of its columns', () => {
  const insurance = table(
    ['Вид', 'Что оплачивают', 'Кому нужнее'],
    ['Отмена', 'часть билета', 'всем'],
    ['Багаж', 'утрату, задержку', 'летящим с пересадкой'],
  );
  expect(excerpt('багаж', insurance)).toBe(
    'Багаж — что оплачивают: утрату, задержку; кому нужнее: летящим с пересадкой',
  );
  const reply = table(['Вопрос', 'Где ответ'], ['Есть ли багаж', 'в строке тарифа: число мест']);
  expect(excerpt('багаж', reply)).toBe('Есть ли багаж — в строке тарифа: число мест');
  expect(excerpt('багаж', table(['', 'Вес'], ['', 'багаж до 23 кг']))).toBe('Багаж до 23 кг');
});

test('an item that continues a sentence is read with its beginning', () => {
  const lead = paragraph('Мы в центре города. В офисе можно:');
  const items = list('купить билет;', 'вернуть деньги за багаж.');
  expect(excerpt('багаж', lead, items)).toBe('В офисе можно: вернуть деньги за багаж.');
  expect(excerpt('билеты', lead, items)).toBe('В офисе можно: купить билет');
  expect(excerpt('офис', lead, items)).toBe('В офисе можно: купить билет');
  expect(excerpt('город', lead, items)).toBe('Мы в центре города.');
  expect(excerpt('билеты', items)).toBe('Купить билет');
});

test('a heading is read with the text under it', () => {
  const text = [heading('Багаж на семестр'), paragraph('Взвесьте чемодан дома.')];
  expect(excerpt('багаж', ...text)).toBe('Багаж на семестр. Взвесьте чемодан дома.');
  expect(excerpt('багаж', heading('Сколько багажа?'), list('Одно место.'))).toBe(
    'Сколько багажа? Одно место.',
  );
  expect(excerpt('багаж', heading('При возврате'), list('баллы вернутся;', 'багаж — нет'))).toBe(
    'При возврате: багаж — нет',
  );
});

const filler = 'Здесь стоит предложение, в котором нужного слова нет и не будет никогда.';

test('the sentence with the words is shown, with whole neighbouring sentences', () => {
  const about = 'Страховку и багаж выбираете вы сами на странице заказа.';
  expect(excerpt('багаж', paragraph(`${filler} ${filler} ${filler} ${about}`))).toBe(
    `${filler} ${about}`,
  );
  expect(excerpt('багаж', paragraph(`${about} ${filler} ${filler} Если в заказе`))).toBe(
    `${about} ${filler}`,
  );
  expect(excerpt('багаж', paragraph('Адрес: ул. Намуна, 1, там и багаж.'))).toBe(
    'Адрес: ул. Намуна, 1, там и багаж.',
  );
});

test('a sentence that is too long is cut after a word', () => {
  const long = excerpt('багаж', paragraph(`Багаж ${'и ещё одно слово, '.repeat(20)}конец.`))!;
  expect(long.length).toBeLessThanOrEqual(201);
  expect(long).toMatch(/^Багаж и ещё .*\p{L}…$/u);
});
