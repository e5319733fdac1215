import { createKarvonElement, type WidgetCode } from './karvon-element';

const mount = jest.fn();
const update = jest.fn();
const unmount = jest.fn();
const loadCode = jest.fn<Promise<WidgetCode>, [string]>();

customElements.define(
  'karvon-test',
  createKarvonElement({
    defaults: { lang: 'uz', edition: 'uz', origin: 'https://karvon.example' },
    loadCode,
    loadStyles: async () => ({}) as CSSStyleSheet,
  }),
);

const notified = jest.fn();
document.addEventListener('karvon-ready', (event) =>
  notified(event.type, (event as CustomEvent).detail),
);
document.addEventListener('karvon-error', (event) =>
  notified(event.type, (event as CustomEvent).detail),
);

beforeEach(async () => {
  document.body.replaceChildren();
  await settled();
  jest.resetAllMocks();
  mount.mockImplementation((place: HTMLElement, _, settings: { lang: string }) => {
    place.textContent = `shown in ${settings.lang}`;
    return { update, unmount };
  });
  loadCode.mockResolvedValue({ mount });
});

/** Waits until the asynchronous loading has finished. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
async function show(html: string) {
  document.body.innerHTML = html;
  await settled();
  return document.querySelector('karvon-test')!;
}
const shownIn = (element: Element) => element.shadowRoot!.textContent;

test('shows the widget that its code mounts, with the page’s settings', async () => {
  const element = await show(
    '<div lang="ru-RU"><karvon-test edition="ru" topic="air" target="_blank"></karvon-test></div>',
  );
  expect(shownIn(element)).toBe('shown in ru');
  expect(mount).toHaveBeenCalledWith(expect.any(HTMLElement), element, {
    lang: 'ru',
    edition: 'ru',
    origin: 'https://karvon.example',
    target: '_blank',
    attributes: { topic: 'air' },
  });
  expect(element.shadowRoot!.querySelector('[part=widget]')).toHaveAttribute('lang', 'ru');
  expect(notified).toHaveBeenCalledWith('karvon-ready', { lang: 'ru' });
});

test.each([
  ['lang="de" edition="xx" origin="javascript:alert(1)" target=" "'],
  ['lang="" edition="" origin="not an address"'],
])('%s: invalid attributes get the defaults', async (attributes) => {
  await show(`<karvon-test ${attributes}></karvon-test>`);
  expect(mount.mock.calls[0]![2]).toEqual({
    lang: 'uz',
    edition: 'uz',
    origin: 'https://karvon.example',
    target: '_self',
    attributes: {},
  });
});

test('changed attributes are shown at once, several changes in one update', async () => {
  const element = await show('<karvon-test></karvon-test>');
  element.setAttribute('topic', 'hotel');
  element.setAttribute('target', '_top');
  await settled();
  expect(update).toHaveBeenCalledTimes(1);
  expect(update.mock.calls[0]![0]).toMatchObject({
    target: '_top',
    attributes: { topic: 'hotel' },
  });
  expect(mount).toHaveBeenCalledTimes(1);
});

test('another language loads other code and unmounts the old one', async () => {
  const element = await show('<karvon-test></karvon-test>');
  element.setAttribute('lang', 'ru');
  await settled();
  expect(loadCode.mock.calls).toEqual([['uz'], ['ru']]);
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(shownIn(element)).toBe('shown in ru');
});

test('an element unmounts when removed, stays when moved and mounts again when put back', async () => {
  const element = await show('<karvon-test></karvon-test><main></main>');
  document.querySelector('main')!.append(element);
  await settled();
  expect(unmount).not.toHaveBeenCalled();
  element.remove();
  await settled();
  expect(unmount).toHaveBeenCalledTimes(1);
  document.body.append(element);
  await settled();
  expect(mount).toHaveBeenCalledTimes(2);
  expect(shownIn(element)).toBe('shown in uz');
});

test('code that loads after the element was removed is not shown', async () => {
  let come = (_: WidgetCode) => undefined as void;
  loadCode.mockReturnValue(new Promise((resolve) => (come = resolve)));
  const element = await show('<karvon-test></karvon-test>');
  element.remove();
  come({ mount });
  await settled();
  expect(mount).not.toHaveBeenCalled();
});

test('without its code the element shows its content or a link, and notifies the page', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  loadCode.mockRejectedValue(new Error('offline'));
  const element = await show('<karvon-test lang="ru"></karvon-test>');
  const link = element.shadowRoot!.querySelector('slot a');
  expect(link).toHaveAttribute('href', 'https://karvon.example/ru');
  expect(link).toHaveTextContent('karvon.example');
  expect(notified).toHaveBeenCalledWith('karvon-error', { message: 'offline' });
  expect(logged).toHaveBeenCalled();
  loadCode.mockResolvedValue({ mount });
  element.setAttribute('topic', 'air');
  await settled();
  expect(shownIn(element)).toBe('shown in ru');
});
