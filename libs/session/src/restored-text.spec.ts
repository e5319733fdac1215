import { forgetPrivate } from './private-store';
import { dropRestoredText } from './restored-text';

/** A page of two forms, one of which is awake, into whose fields the browser has entered text before `pageshow`. */
function comeBack(type: NavigationTimingType): string[] {
  document.body.innerHTML = '<div data-sleeping><form><input></form></div><form><input></form>';
  performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntry[];
  // As the browser runs it: without anything of ours around it.
  window.eval(dropRestoredText());
  const fields = [...document.querySelectorAll('input')];
  for (const field of fields) field.value = 'KARIMOVA';
  window.dispatchEvent(new Event('pageshow'));
  return fields.map(({ value }) => value);
}

test('after a sign-out, Back brings no text into fields that nobody uses yet', () => {
  expect(comeBack('back_forward')).toEqual(['KARIMOVA', 'KARIMOVA']);
  forgetPrivate();
  expect(comeBack('navigate')).toEqual(['KARIMOVA', 'KARIMOVA']);
  expect(comeBack('back_forward')).toEqual(['', 'KARIMOVA']);
});
