import { openAsleep } from '../asleep';
import { expect, test } from '../fixtures';
import { openGuests } from '../hotel-steps';
import { wordsOf } from '../words';

test('A city typed before hydration is searched for, and typing goes on', async ({
  page,
  edition,
}) => {
  const words = wordsOf(edition);
  for (const [address, name] of [
    [`/${edition}/hotel`, 'hotel-search.city'],
    [`/${edition}`, 'air-search.to'],
  ] as const) {
    await test.step(name, async () => {
      const wake = await openAsleep(page, address);
      const field = page.getByRole('combobox', { name: words(name) }).first();
      await field.pressSequentially('sama');
      wake();
      const found = page.getByRole('option', { selected: true });
      await expect(found).toContainText(/самарканд|samarqand/i);
      await expect(field).toHaveValue('sama');
      await page.keyboard.type('rqand');
      await expect(field).toHaveValue('samarqand');
      await expect(found).toContainText(/самарканд|samarqand/i);
      await page.keyboard.press('Enter');
      await expect(field).toHaveValue(/^(самарканд|samarqand)/i);
    });
  }
});

test('A name typed before hydration is kept by the booking form', async ({ page, edition }) => {
  const words = wordsOf(edition);
  await openGuests(page, edition, words);
  const name = page.getByLabel(words('hotel-booking.guest-name'));
  const surname = page.getByLabel(words('hotel-booking.guest-surname'));
  const wake = await openAsleep(page, page.url());
  await name.fill('Aziza');
  await surname.pressSequentially('KARIM');
  wake();
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(stored).toContain('Aziza');
  await expect.poll(stored).toContain('KARIM');
  await page.keyboard.type('OVA');
  await expect(surname).toHaveValue('KARIMOVA');
  await expect(name).toHaveValue('Aziza');
});
