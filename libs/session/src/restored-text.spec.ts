import { dropRestoredText } from './restored-text';

/** A page with two forms, one of them hydrated, into whose fields the browser has restored text before `pageshow`. */
function open(type: NavigationTimingType): string[] {
  document.body.innerHTML = '<div data-sleeping><form><input></form></div><form><input></form>';
  performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntry[];
  // Run as in a browser: without any of our modules.
  window.eval(dropRestoredText());
  const fields = [...document.querySelectorAll('input')];
  for (const field of fields) field.value = 'KARIMOVA';
  window.dispatchEvent(new Event('pageshow'));
  return fields.map(({ value }) => value);
}

test('Back restores no text into fields that are not hydrated; without storage it does', () => {
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(open('back_forward')).toEqual(['KARIMOVA', 'KARIMOVA']);
  blocked.mockRestore();
  expect(open('navigate')).toEqual(['KARIMOVA', 'KARIMOVA']);
  expect(open('back_forward')).toEqual(['', 'KARIMOVA']);
});
