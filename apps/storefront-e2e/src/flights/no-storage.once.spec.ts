import { bookButton, fillPassengers, one, openPassengers } from '../checkout-steps';
import { brokenTest as test, expect } from '../fixtures';
import { wordsOf } from '../words';

test('In a browser that refuses all storage, a flight is booked and its order opened again', async ({
  page,
  edition,
  checkAccessibility,
}) => {
  const words = wordsOf(edition);
  // As Chrome does for a visitor who blocks cookies: the mere access to the storage throws.
  await page.addInitScript(`for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException(name, 'SecurityError'); } });`);
  await openPassengers(page, edition, words, 'from=TAS&to=MOW');
  await fillPassengers(page, edition, words, one('KARIMOV'));
  await checkAccessibility();
  await bookButton(page, words).dblclick();
  await expect(page).toHaveURL(/\/order\?number=/);
  await page.reload();
  await expect(page.getByRole('button', { name: words('order-parts.pay') })).toBeEnabled();
});
