import { isPhone } from '../checkout-steps';
import { brokenTest, expect } from '../fixtures';
import { fillGuests, openGuests } from '../hotel-steps';
import { expectHeld, openBank } from '../payment-steps';
import { wordsOf } from '../words';

brokenTest(
  'A room whose payment the bank has not decided waits, and so does its cancellation; given up, it is cancelled with its payment',
  async ({ page, edition, checkAccessibility }) => {
    const words = wordsOf(edition);
    const button = (id: string) => page.getByRole('button', { name: words(id) });
    const book = async (surname: string) => {
      await openGuests(page, edition, words);
      await fillGuests(page, edition, words, surname);
      await button('hotel-booking.book').click();
      await expect(page).toHaveURL(/\/hotel\/order\?number=/);
      return page.url();
    };

    await brokenTest.step(
      'a payment left with the bank allows no second payment; the wish to cancel is kept',
      async () => {
        const orderAt = await book('KARIMOVA');
        const bank = await openBank(page, words, !isPhone(page));
        await bank.locator('button[value="pending"]').click();
        await expect(
          bank.getByRole('heading', { name: words('order-parts.result-pending') }),
        ).toBeVisible();
        await page.goto(orderAt);
        await expectHeld(page, words);
        await checkAccessibility();
        await button('hotel-orders.cancel').click();
        const dialog = page.getByRole('dialog', { name: words('order-parts.cancel-title') });
        await dialog.getByRole('button', { name: words('order-parts.cancel-confirm') }).click();
        const kept = page.getByRole('heading', {
          name: words('order-parts.status.cancel-wished'),
        });
        const over = page.getByRole('heading', { name: words('stay.status-canceled') });
        await expect(kept.or(over)).toBeVisible();
        await expect(button('hotel-orders.cancel')).toHaveCount(0);
      },
    );

    await brokenTest.step('cancelling the order ends its open payment', async () => {
      const orderAt = await book('ALIEVA');
      const bank = await openBank(page, words, !isPhone(page));
      const bankAt = bank.url();
      await page.goto(orderAt);
      await expect(
        page.getByRole('link', { name: words('order-parts.held-resume') }),
      ).toBeVisible();
      await button('hotel-orders.cancel').click();
      const dialog = page.getByRole('dialog', { name: words('order-parts.cancel-title') });
      await dialog.getByRole('button', { name: words('order-parts.cancel-confirm') }).click();
      await expect(page.getByRole('heading', { name: words('stay.status-canceled') })).toBeVisible({
        timeout: 60_000,
      });
      await page.goto(bankAt);
      await expect(page.locator('button[value="pay"]')).toHaveCount(0);
    });
  },
);
