import { enterShadow, measureElement, nameStyles } from './shadow-styles-plugin';

test('what is of the page becomes of the element', () => {
  const page =
    '@font-face{font-family:A;src:url(a.woff2)}:root{--a:1px}@media (width>=768px){:root{--a:2px}}' +
    '@layer base{html{color-scheme:light}body{margin:0}.body{top:0}}html:has(dialog:modal){overflow:hidden}';
  expect(enterShadow(page)).toBe(
    ':host{--a:1px}@media (width>=768px){:host{--a:2px}}' +
      '@layer base{:host{color-scheme:light}:host{margin:0}.body{top:0}}',
  );
});

test('widths are the element’s, but for what floats over the page', () => {
  const css = '@media (min-width: 600px) {} @media (prefers-reduced-motion: reduce) {}';
  expect(measureElement(css, '/libs/x/form.module.css')).toBe(
    '@container karvon (min-width: 600px) {} @media (prefers-reduced-motion: reduce) {}',
  );
  expect(measureElement(css, '/libs/ui-kit/src/sheet/sheet.module.css')).toBe(css);
});

test('another stylesheet has another name, the same one the same', () => {
  expect(nameStyles('a{}')).toMatch(/^assets\/style-[\w-]{8}\.css$/);
  expect(nameStyles('a{}')).toBe(nameStyles('a{}'));
  expect(nameStyles('a{}')).not.toBe(nameStyles('b{}'));
});
