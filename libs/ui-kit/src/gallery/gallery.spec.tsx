import { act, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { axe } from 'jest-axe';
import { preloadCalendar } from '../calendar/lazy-calendar';
import { preloadPhoneRules } from '../phone-field/use-phone';
import { Gallery } from './gallery';
import { gallerySamples } from './samples/gallery-samples';

beforeAll(() => Promise.all([preloadCalendar(), preloadPhoneRules()]));

test.each(['ru', 'uz'] as const)(
  'shows every component in %s without accessibility faults',
  async (language) => {
    const { container } = await act(async () =>
      render(<Gallery texts={gallerySamples[language]} />),
    );
    // A CSS selector, because a role query over the whole gallery takes seconds.
    await waitFor(() => expect(container.querySelector('[role="grid"]')).not.toBeNull());
    expect(await axe(container)).toHaveNoViolations();
  },
  30_000,
);

test('the table of contents leads to every section', async () => {
  const { container } = await act(async () => render(<Gallery texts={gallerySamples.uz} />));
  const links = [...container.querySelectorAll('nav a[href^="#"]')]
    .map((link) => link.getAttribute('href')?.slice(1))
    .filter((id) => id && id in gallerySamples.uz.sections);
  const sections = [...container.querySelectorAll('section[id]')].map(({ id }) => id);
  expect([...links].sort()).toEqual([...sections].sort());
});

test('no component renders inline style or scripts on the server', () => {
  const html = renderToString(<Gallery texts={gallerySamples.ru} />);
  expect(html).not.toMatch(/ style=/);
  expect(html).not.toMatch(/<script|<style| on[a-z]+="/);
});
