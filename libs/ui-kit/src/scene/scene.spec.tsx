/** @jest-environment jest-fixed-jsdom */
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { picturePath } from '@karvon/paths';
import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Scene } from './scene';
import { WrittenDrawings } from './written-drawings';

test('a drawing is hidden from screen readers, reserves its space, loads lazily, and has a night version', async () => {
  const { container } = render(<Scene name="SKD" />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('alt', '');
  expect(image).toHaveAttribute('src', picturePath('SKD'));
  expect(image).toHaveAttribute('width', '480');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(container.querySelector('source')).toHaveAttribute('srcset', picturePath('SKD-night'));
  expect(await axe(container)).toHaveNoViolations();
});

test('a banner shows the whole drawing', () => {
  const { container } = render(<Scene name="SKD" wide eager />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', `${picturePath('SKD')}#wide`);
  expect(image).toHaveAttribute('width', '960');
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('a drawing that the server has inlined is unchanged by hydration', async () => {
  const written = 'data:image/svg+xml,%3csvg/%3e';
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(
    <WrittenDrawings value={(name) => (name === 'SKD' ? written : undefined)}>
      <Scene name="SKD" wide eager />
      <Scene name="TAS" wide eager />
      <Scene name="SKD" />
    </WrittenDrawings>,
  );
  const addresses = () => [...box.querySelectorAll('img')].map(({ src }) => src);
  const before = addresses();
  expect(before[0]).toBe(`${written}#wide`);
  // Another drawing, or one that loads lazily, is a file.
  expect(before.slice(1)).toEqual(
    [`${picturePath('TAS')}#wide`, picturePath('SKD')].map(
      (path) => new URL(path, location.href).href,
    ),
  );
  await act(async () => {
    hydrateRoot(
      box,
      <>
        <Scene name="SKD" wide eager />
        <Scene name="TAS" wide eager />
        <Scene name="SKD" />
      </>,
    );
  });
  expect(addresses()).toEqual(before);
});
