import { dropRestoredText } from './restored-text';

/** A page of two forms, one of which is awake, into whose fields the browser has entered text before `pageshow`. */
function open(type: NavigationTimingType): string[] {
  document.body.innerHTML = '<div data-sleeping><form><input></form></div><form><input></form>';
  performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntry[];
  // As the browser runs it: without anything of ours around it.
  window.eval(dropRestoredText());
  const fields = [...document.querySelectorAll('input')];
  for (const field of fields) field.value = 'KARIMOVA';
  window.dispatchEvent(new Event('pageshow'));
  return fields.map(({ value }) => value);
}

test('Back brings no text of the browser into fields that nobody uses yet; without storage it does', () => {
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(open('back_forward')).toEqual(['KARIMOVA', 'KARIMOVA']);
  blocked.mockRestore();
  expect(open('navigate')).toEqual(['KARIMOVA', 'KARIMOVA']);
  expect(open('back_forward')).toEqual(['', 'KARIMOVA']);
});
