import { readChoice, renderPage } from './page';

test.each(['ru', 'uz'] as const)(
  'the page in %s offers payment, other choices and faults',
  (lang) => {
    const facts = {
      bank: 'Payme',
      amount: '1052000.00 UZS',
      returnUrl: '/"><script>',
      over: false,
    };
    const page = renderPage({ ...facts, lang });
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).toContain('>1\u00a0052\u00a0000.00 UZS<');
    expect(page).toContain('<button name="choice" value="pay">');
    expect(page).toContain('<option value="timeout-after-commit">');
    const over = renderPage({ ...facts, lang, over: true });
    expect(over).not.toContain('<button');
    expect(over).not.toContain('<script>');
  },
);

test('text is as large as the payer wants, and the page is dark when the system is', () => {
  const facts = { bank: 'Click', amount: '1.00 UZS', returnUrl: '', over: false };
  const [, style] = /<style>([^]*)<\/style>/.exec(renderPage({ ...facts, lang: 'uz' }))!;
  expect(style).not.toMatch(/font(?:-size)?:[^;]*px/);
  const [day, night] = style!.split('@media (prefers-color-scheme: dark)');
  const namesIn = (part: string) => new Set(part.match(/--[\w-]+(?=:)/g));
  expect(namesIn(night!)).toEqual(namesIn(day!));
  // Any other colour literal would be the same by day and by night.
  expect(style!.replace(/--[\w-]+: #\w+;/g, '')).not.toContain('#');
});

test('a choice without a fault has none; a choice that the page does not offer is refused', () => {
  expect(readChoice('choice=pay')).toEqual({ choice: 'pay', fault: 'none' });
  expect(readChoice('choice=cancel&fault=late')).toEqual({ choice: 'cancel', fault: 'late' });
  expect(() => readChoice('choice=steal')).toThrow(RangeError);
  expect(() => readChoice('choice=pay&fault=fire')).toThrow(RangeError);
});
