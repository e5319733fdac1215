/** @jest-environment jest-fixed-jsdom */
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fireEvent, screen } from '@testing-library/react';
import { stillPart, loadStillParts } from './still-part';
import { earlyPressesCode } from './early-presses';

function Choice({ name }: { name: string }) {
  const [ticked, tick] = useState(false);
  return (
    <label>
      <input type="checkbox" checked={ticked} onChange={() => tick(!ticked)} />
      {`${name} ${ticked}`}
    </label>
  );
}

const box = () => screen.getByRole('checkbox');

test('the server’s nodes stay until the code has loaded; a tick and the focus pass to the new controls', async () => {
  const complain = jest.spyOn(console, 'error');
  let come = () => undefined as void;
  const coming = new Promise<typeof Choice>((resolve) => (come = () => resolve(Choice)));
  const OnServer = stillPart(async () => Choice);
  await loadStillParts();
  const InBrowser = stillPart(() => coming);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<OnServer name="first" />);
  new Function(earlyPressesCode())();
  const written = box();
  const root = await act(async () => hydrateRoot(place, <InBrowser name="first" />));
  act(() => root.render(<InBrowser name="second" />));
  expect(box()).toBe(written);
  expect(screen.getByText('first false')).toBeVisible();
  fireEvent.click(written);
  written.focus();

  await act(async () => come());
  expect(screen.getByText('second true')).toBeVisible();
  expect(box()).toBeChecked();
  expect(box()).toHaveFocus();
  fireEvent.click(box());
  expect(screen.getByText('second false')).toBeVisible();
  expect(complain).not.toHaveBeenCalled();
});
