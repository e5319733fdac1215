import { render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { axe } from 'jest-axe';
import { preloadCalendar } from '../calendar/lazy-calendar';
import { Gallery } from './gallery';
import { gallerySamples } from './gallery-samples';

beforeAll(preloadCalendar);

test.each(['ru', 'uz'] as const)(
  'shows every component in %s without faults',
  async (language) => {
    const { container } = render(<Gallery texts={gallerySamples[language]} />);
    // By selector: a role query over the whole gallery takes seconds.
    await waitFor(() => expect(container.querySelector('[role="grid"]')).not.toBeNull());
    expect(await axe(container)).toHaveNoViolations();
  },
  30_000,
);

test('no component writes inline style or scripts into server HTML', () => {
  const html = renderToString(<Gallery texts={gallerySamples.ru} />);
  expect(html).not.toMatch(/ style=/);
  expect(html).not.toMatch(/<script|<style| on[a-z]+="/);
});
