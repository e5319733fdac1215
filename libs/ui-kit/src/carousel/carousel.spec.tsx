import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Carousel, type CarouselProps } from './carousel';

const texts: CarouselProps['texts'] = {
  carousel: 'carousel',
  slide: 'slide',
  picker: 'Slides',
  previous: 'Previous',
  next: 'Next',
  play: 'Play',
  pause: 'Pause',
  position: (place, count) => `${place} of ${count}`,
};
const slides = ['Samarkand', 'Bukhara', 'Khiva'].map((city) => ({
  key: city,
  content: <a href={`#${city}`}>{city}</a>,
}));
const carousel = (props: Partial<CarouselProps> = {}) => (
  <Carousel label="News" texts={texts} slides={slides} {...props} />
);

/** jsdom has no layout; the engine only needs slides of 300 px one after another. */
function giveLayout() {
  document.head.innerHTML = '<style>* { margin-right: 0px }</style>';
  const size = { configurable: true, get: () => 300 };
  Object.defineProperties(HTMLElement.prototype, {
    offsetWidth: size,
    offsetHeight: size,
    offsetLeft: {
      configurable: true,
      get(this: HTMLElement) {
        const place = [...(this.parentElement?.children ?? [])].indexOf(this);
        return this.getAttribute('aria-roledescription') === 'slide' ? place * 300 : 0;
      },
    },
  });
}

beforeEach(() => {
  giveLayout();
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((report) => {
    const observe = () => report([{ isIntersecting: true }] as never, undefined as never);
    return { observe, disconnect: () => undefined } as never;
  });
});
afterEach(() => jest.restoreAllMocks());

const button = (name: string) => screen.getByRole('button', { name });
const present = () =>
  within(screen.getByRole('group', { name: 'Slides' }))
    .getAllByRole('button')
    .find((dot) => dot.getAttribute('aria-current'))
    ?.getAttribute('aria-label');
const loaded = async (props?: Partial<CarouselProps>) => {
  const view = render(carousel(props));
  await screen.findByRole('group', { name: 'Slides' });
  return view;
};

test('the server renders every slide, named by its position, without inline style', () => {
  const html = renderToString(carousel({ rotateEveryMs: 5000 }));
  for (const { key } of slides) expect(html).toContain(key);
  expect(html).toContain('aria-label="2 of 3"');
  expect(html).not.toMatch(/ style=/);
});

test('is a carousel of slides without accessibility faults', async () => {
  const { container } = await loaded();
  expect(screen.getByRole('region', { name: 'News' })).toHaveAttribute(
    'aria-roledescription',
    'carousel',
  );
  expect(screen.getByRole('group', { name: '1 of 3' })).toHaveAttribute(
    'aria-roledescription',
    'slide',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('moves forward and back, announces its position, and stops at the ends', async () => {
  await loaded();
  expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Next'));
  expect(present()).toBe('2 of 3');
  expect(screen.getByText('2 of 3')).toHaveAttribute('aria-live', 'polite');
  await userEvent.click(button('Next'));
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Previous'));
  expect(present()).toBe('2 of 3');
});

test('arrow keys move it from any focus inside', async () => {
  await loaded();
  act(() => screen.getByRole('link', { name: 'Samarkand' }).focus());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(present()).toBe('3 of 3');
  await userEvent.keyboard('{ArrowLeft}');
  expect(present()).toBe('2 of 3');
});

test('shows the slide that Tab focuses, on a slow device too', async () => {
  await loaded();
  // A slow device takes a while between a key and the focus that it moves.
  let now = 0;
  jest.spyOn(Date.prototype, 'getTime').mockImplementation(() => (now += 100));
  act(() => screen.getByRole('link', { name: 'Samarkand' }).focus());
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Bukhara' })).toHaveFocus();
  expect(present()).toBe('2 of 3');
});

test('a dot jumps to its slide; a loop goes from the last slide to the first', async () => {
  await loaded({ loop: true });
  await userEvent.click(button('3 of 3'));
  expect(present()).toBe('3 of 3');
  await userEvent.click(button('Next'));
  expect(present()).toBe('1 of 3');
});

test('a single slide has no controls', () => {
  render(carousel({ slides: slides.slice(0, 1) }));
  expect(screen.getByRole('link', { name: 'Samarkand' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('too many stops for dots are shown as a text', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ key: `${index}`, content: index }));
  render(carousel({ slides: many }));
  expect(await screen.findByText('1 of 12')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Slides' })).not.toBeInTheDocument();
});

describe('rotation', () => {
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const rotating = async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    await loaded({ rotateEveryMs: 5000 });
    return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  };
  afterEach(() => jest.useRealTimers());

  test('rotates without announcements and begins anew after the last slide', async () => {
    await rotating();
    pass(5000);
    expect(present()).toBe('2 of 3');
    expect(screen.getByRole('region').querySelector('[aria-live]')).toHaveAttribute(
      'aria-live',
      'off',
    );
    pass(5000);
    pass(5000);
    expect(present()).toBe('1 of 3');
  });

  test('pauses under a pointer', async () => {
    const user = await rotating();
    await user.hover(screen.getByRole('link', { name: 'Samarkand' }));
    pass(20_000);
    expect(present()).toBe('1 of 3');
    await user.unhover(screen.getByRole('region'));
    pass(5000);
    expect(present()).toBe('2 of 3');
  });

  test('stops when the focus enters, until the visitor starts it again', async () => {
    const user = await rotating();
    act(() => screen.getByRole('link', { name: 'Samarkand' }).focus());
    act(() => screen.getByRole('link', { name: 'Samarkand' }).blur());
    pass(20_000);
    expect(present()).toBe('1 of 3');
    await user.click(button('Play'));
    pass(5000);
    expect(present()).toBe('2 of 3');
    await user.click(button('Pause'));
    pass(20_000);
    expect(present()).toBe('2 of 3');
  });

  test('is off for visitors who prefer reduced motion', async () => {
    const still = Object.assign(new EventTarget(), { matches: true });
    jest.spyOn(window, 'matchMedia').mockReturnValue(still as never);
    await rotating();
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
    pass(20_000);
    expect(present()).toBe('1 of 3');
  });
});
