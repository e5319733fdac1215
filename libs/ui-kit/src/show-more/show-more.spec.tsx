import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ShowMore } from './show-more';

function Hotels() {
  const [shown, setShown] = useState(20);
  return (
    <ShowMore
      countText={`${shown} of 60`}
      hasMore={shown < 60}
      moreText="20 more"
      busyLabel="Loading"
      onMore={() => setShown(shown + 20)}
    />
  );
}
const more = () => screen.getByRole('button', { name: '20 more' });

test('announces how much is shown and keeps the focus until the end of the list', async () => {
  const { container } = render(<Hotels />);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(more());
  expect(screen.getByRole('status')).toHaveTextContent('40 of 60');
  expect(more()).toHaveFocus();
  await userEvent.click(more());
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('60 of 60')).toHaveFocus();
});

test('a list that ends by itself does not take the focus', () => {
  const texts = {
    countText: '20 of 20',
    moreText: 'More',
    busyLabel: 'Loading',
    onMore: jest.fn(),
  };
  const { rerender } = render(<ShowMore {...texts} hasMore />);
  rerender(<ShowMore {...texts} hasMore={false} />);
  expect(document.body).toHaveFocus();
});

test('while busy it requests nothing more and announces the reason', async () => {
  const onMore = jest.fn();
  render(
    <ShowMore
      countText="20 of 60"
      hasMore
      moreText="20 more"
      busy
      busyLabel="Loading"
      onMore={onMore}
    />,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onMore).not.toHaveBeenCalled();
  expect(screen.getByText('Loading')).toBeInTheDocument();
});
