import { problemCodes } from '@karvon/contract';
import { render } from '@testing-library/react';
import { readCatalogue } from '../vite/catalogue-plugin';
import { I18nProvider, problemMessages, useProblemText } from './index';

function textOf(error: unknown, locale: 'ru' | 'uz' = 'ru'): string {
  const Text = () => useProblemText()(error);
  const page = render(
    <I18nProvider locale={locale} messages={readCatalogue(locale)}>
      <Text />
    </I18nProvider>,
  );
  const text = page.container.textContent;
  page.unmount();
  return text;
}

const about = { status: 409, title: '', traceId: '', retryAfterSeconds: 21 };
const totals = {
  oldTotal: { amount: 100_00, currency: 'RUB' },
  newTotal: { amount: 120_50, currency: 'RUB' },
};
const penalties = { oldPenalty: totals.oldTotal, newPenalty: totals.newTotal };

test.each(['ru', 'uz'] as const)('every problem has its own text in %s', (locale) => {
  const texts = problemCodes.map((code) =>
    textOf({ ...about, ...totals, ...penalties, code }, locale),
  );
  expect(new Set(texts).size).toBe(problemCodes.length);
  expect(texts).not.toContain(textOf(new Error('?'), locale));
});

test.each([
  [
    'a problem itself',
    { ...about, code: 'order-not-found' },
    'Неверные данные для поиска заказа. Введите верные данные и\u00A0повторите.',
  ],
  [
    'an error that carries one',
    Object.assign(new Error('x'), { problem: { ...about, code: 'sold-out' } }),
    String(problemMessages['sold-out'].defaultMessage).replace('По ', 'По\u00A0'),
  ],
  [
    'its amounts',
    { ...about, ...totals, code: 'price-changed' },
    'Цена изменилась: была 100\u00A0₽, стала 120,50\u00A0₽.',
  ],
  [
    'its numbers',
    { ...about, code: 'rate-limited' },
    'Слишком много попыток. Повторите через 21\u00A0секунду.',
  ],
  [
    'a dead network',
    { problem: { code: 'network' } },
    'Нет связи с\u00A0сервером. Проверьте соединение и\u00A0повторите.',
  ],
])('the text for %s', (_, error, text) => {
  expect(textOf(error)).toBe(text);
});

test.each([
  [59, '59\u00A0секунд', '59\u00A0soniyadan'],
  [60, '1\u00A0минуту', '1\u00A0daqiqadan'],
  [61, '2\u00A0минуты', '2\u00A0daqiqadan'],
  [1_250, '21\u00A0минуту', '21\u00A0daqiqadan'],
  [3_600, '60\u00A0минут', '60\u00A0daqiqadan'],
])('a wait of %i seconds is written as %s', (retryAfterSeconds, ru, uz) => {
  const problem = { ...about, code: 'rate-limited', retryAfterSeconds };
  expect(textOf(problem)).toBe(`Слишком много попыток. Повторите через ${ru}.`);
  expect(textOf(problem, 'uz')).toBe(`Urinishlar juda koʻp. ${uz} keyin qayta urinib koʻring.`);
});

test.each([
  [new Error('x')],
  [{ code: 'younger-than-this-build' }],
  [{ code: 'toString' }],
  [null],
  ['boom'],
  [{ problem: null }],
])('the text for %p is general', (error) => {
  expect(textOf(error)).toBe(
    'Не\u00A0удалось выполнить запрос. Повторите попытку или обратитесь в\u00A0поддержку.',
  );
});
