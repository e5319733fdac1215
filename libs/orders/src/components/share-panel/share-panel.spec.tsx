import { renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { SharePanel } from './share-panel';

test('where the clipboard is not allowed, the button goes and the focus is on the link to the page', async () => {
  const { user } = renderPage(<SharePanel order={{ shareToken: 'token', status: 'paid' }} />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
  const copy = screen.getByRole('button');
  await user.click(copy);
  expect(copy).not.toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveFocus();
});
