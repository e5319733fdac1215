import { renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { ShareButton } from './share-button';

test('the button is found by its name, before and after a copy, and a copy is announced', async () => {
  const { user } = renderPage(<ShareButton title="Каравансарай" path="/ru/hotels" />);
  await user.click(screen.getByRole('button', { name: 'Поделиться' }));
  expect(await screen.findByRole('button', { name: 'Ссылка скопирована' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Ссылка скопирована');
});
