import { enterShadow, measureElement, nameStyles } from './shadow-styles-plugin';

test('tokens become those of the box in the element, and rules of the page are dropped', () => {
  const page =
    '@font-face{font-family:A;src:url(a.woff2)}:root{--a:1px;--b:var(--c);--c:2px}@media (width>=768px){:root{--a:2px}}' +
    '@media (width<320px){:root{--c:3px}}@media (width<320px){body{margin:1px}}' +
    '@media screen and (prefers-color-scheme:dark){:root{--a:3px}}' +
    '@layer base{html{color-scheme:light}body{margin:0}.body{top:var(--a)}}html:has(dialog:modal){overflow:hidden}';
  expect(enterShadow(page)).toBe(
    '.karvon-widget{--a:1px;}@media (width>=768px){.karvon-widget{--a:2px}}' +
      '@layer base{.body{top:var(--a)}}',
  );
});

test('sizes follow the browser’s font size, not the page’s root', () => {
  expect(
    enterShadow('.a{font-size:.875rem;margin:0 -1.5rem}.b-1rem{height:min(25rem,60dvh)}'),
  ).toBe(
    '.a{font-size:calc(.875*var(--karvon-rem));margin:0 calc(-1.5*var(--karvon-rem))}' +
      '.b-1rem{height:min(calc(25*var(--karvon-rem)),60dvh)}',
  );
});

test('widths are the element’s, except for parts that float over the page', () => {
  const css = '@media (width >= 37.5em) {} @media (prefers-reduced-motion: reduce) {}';
  expect(measureElement(css, '/libs/x/form.module.css')).toBe(
    '@container karvon (width >= 37.5em) {} @media (prefers-reduced-motion: reduce) {}',
  );
  expect(measureElement(css, '/libs/ui-kit/src/sheet/sheet.module.css')).toBe(css);
});

test('a stylesheet’s name depends on its content only', () => {
  expect(nameStyles('a{}')).toMatch(/^assets\/style-[\w-]{8}\.css$/);
  expect(nameStyles('a{}')).toBe(nameStyles('a{}'));
  expect(nameStyles('a{}')).not.toBe(nameStyles('b{}'));
});
