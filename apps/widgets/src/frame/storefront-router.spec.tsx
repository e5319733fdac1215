import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useHref, useNavigate } from 'react-router';
import { StorefrontRouter } from './storefront-router';

function Page() {
  const navigate = useNavigate();
  return (
    <form method="post" action={useHref('/ru/myorder/find')}>
      <Link to="/ru/news/2026/x?a=1">News</Link>
      <button type="button" onClick={() => void navigate('/ru/air-tickets?from=TAS')}>
        Search
      </button>
    </form>
  );
}

const origin = 'https://karvon.example';
let followed: string[];
beforeEach(() => {
  followed = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    followed.push(`${this.target} ${this.rel} ${this.href}`);
  });
});
afterEach(() => jest.restoreAllMocks());

test('links and forms have addresses of the storefront', () => {
  const { container } = render(
    <StorefrontRouter origin={origin} target="_self">
      <Page />
    </StorefrontRouter>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', `${origin}/ru/news/2026/x?a=1`);
  expect(container.querySelector('form')).toHaveAttribute('action', `${origin}/ru/myorder/find`);
});

test('a navigation opens the storefront, in the chosen frame or tab', async () => {
  render(
    <StorefrontRouter origin={origin} target="_blank">
      <Page />
    </StorefrontRouter>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(followed).toEqual([`_blank noopener ${origin}/ru/air-tickets?from=TAS`]);
});

test('the page can keep its visitor from leaving', async () => {
  const mayLeave = jest.fn(() => false);
  render(
    <StorefrontRouter origin={origin} target="_self" mayLeave={mayLeave}>
      <Page />
    </StorefrontRouter>,
  );
  await userEvent.click(screen.getByRole('link'));
  expect(mayLeave).toHaveBeenCalledWith(`${origin}/ru/news/2026/x?a=1`);
  expect(followed).toEqual([]);
});
