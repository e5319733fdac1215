import { renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { SharePanel } from './share-panel';

test('where the clipboard is not allowed, the button goes and the focus is on the link to the page', async () => {
  const { user } = renderPage(<SharePanel order={{ shareToken: 'token', status: 'paid' }} />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
  const copy = screen.getByRole('button', { name: 'Скопировать ссылку' });
  await user.click(copy);
  expect(copy).not.toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveFocus();
});

test('the button is found by its name, before and after a copy, and a copy is announced', async () => {
  const { user } = renderPage(<SharePanel order={{ shareToken: 'token', status: 'paid' }} />);
  await user.click(screen.getByRole('button', { name: 'Скопировать ссылку' }));
  expect(await screen.findByRole('button', { name: 'Ссылка скопирована' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Ссылка скопирована');
});
