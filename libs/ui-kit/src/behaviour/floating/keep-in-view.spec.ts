import { keepInView } from './keep-in-view';

const shiftOf = (left: number, right: number) => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({ left, right }) as DOMRect;
  keepInView(element);
  return element.style.translate;
};

beforeEach(() => {
  Object.defineProperty(document.documentElement, 'clientWidth', {
    configurable: true,
    value: 360,
  });
});

test.each([
  ['inside stays', 20, 200, ''],
  ['too far left comes back', -30, 150, '38px'],
  ['too far right comes back', 200, 380, '-28px'],
])('%s', (_, left, right, translate) => {
  expect(shiftOf(left, right)).toBe(translate);
});
