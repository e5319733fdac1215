import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { axe } from 'jest-axe';
import { Gallery } from './gallery';
import { gallerySamples } from './gallery-samples';

test.each(['ru', 'uz'] as const)(
  'shows every component in %s without faults',
  async (language) => {
    const { container } = render(<Gallery texts={gallerySamples[language]} />);
    expect((await screen.findAllByRole('grid')).length).toBe(1);
    expect(await axe(container)).toHaveNoViolations();
  },
  30_000,
);

test('no component writes inline style or scripts into server HTML', () => {
  const html = renderToString(<Gallery texts={gallerySamples.ru} />);
  expect(html).not.toMatch(/ style=/);
  expect(html).not.toMatch(/<script|<style| on[a-z]+="/);
});
