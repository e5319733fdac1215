import { payOrder } from '../account-steps';
import { bookOrder } from '../book-order';
import { expect, test } from '../fixtures';
import { amountIn, valueOf } from '../refund-steps';
import { wordsOf } from '../words';

const certificate = {
  name: 'Справка Каримовой.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 Справка о болезни'),
};
/** A file named as a picture with other content. */
const impostor = {
  name: 'spravka.png',
  mimeType: 'image/png',
  buffer: Buffer.from('<svg onload="alert(1)"/>'),
};

test('An ill passenger claims a refund, sends a document, and gets the full price back once an operator agrees', async ({
  page,
  request,
  edition,
  checkAccessibility,
}, { project }) => {
  const words = wordsOf(edition);
  const { api, operatorToken } = project.metadata as Record<'api' | 'operatorToken', string>;
  const headers = { 'operator-token': operatorToken };
  const number = await bookOrder(page.request, 'light');
  const dialog = page.getByRole('dialog', { name: words('orders.refund-dialog') });
  const claim = page.getByRole('region', { name: words('orders.claim-documents') });
  const choose = claim.getByLabel(words('orders.claim-documents-add')).and(page.locator('input'));
  const tickets = page.getByRole('link', { name: words('orders.tickets-download') });

  const price = await test.step('buys tickets of a non-refundable fare', async () => {
    await page.goto(`/${edition}/order?number=${number}`);
    const sum = await amountIn(page.getByRole('button', { name: words('order-parts.pay') }));
    await payOrder(page, words);
    await expect(tickets).toBeVisible({ timeout: 60_000 });
    return sum;
  });

  await test.step('for an illness nothing is withheld', async () => {
    await page.getByRole('button', { name: words('orders.refund-open') }).click();
    await dialog.getByRole('radio', { name: words('orders.refund-reason-illness') }).check();
    await dialog.getByLabel(words('orders.refund-comment')).fill('Справка будет');
    await checkAccessibility();
    await dialog.getByRole('button', { name: words('orders.refund-count') }).click();
    await expect(dialog.getByText(words('orders.refund-forced'))).toBeVisible();
    expect(await amountIn(valueOf(dialog, words('orders.refund-total')))).toBe(price);
    await checkAccessibility();
    await dialog.getByRole('button', { name: words('orders.refund-claim') }).click();
    await expect(
      page.getByRole('heading', { name: words('orders.status.return-review') }),
    ).toBeVisible();
    await expect(tickets).toBeVisible();
  });

  await test.step('a file that is not a document is refused with a message, and nothing is sent', async () => {
    await choose.setInputFiles(impostor);
    await expect(claim.getByText(words('orders.claim-documents-kind'))).toBeVisible();
    await expect(claim.getByRole('listitem')).toHaveCount(0);
    await checkAccessibility();
  });

  await test.step('the certificate is received and still listed after a reload', async () => {
    await choose.setInputFiles(certificate);
    const document = claim.getByRole('listitem').filter({ hasText: certificate.name });
    await expect(document.getByText(words('orders.claim-documents-received'))).toBeVisible();
    await expect(claim.getByText(words('orders.claim-documents-kind'))).toHaveCount(0);
    await page.reload();
    await expect(document).toBeVisible();
    await checkAccessibility();
  });

  await test.step('a person of the agency reads it and agrees', async () => {
    const { claims } = (await (
      await request.get(`${api}/v1/ops/refund-claims`, { headers })
    ).json()) as {
      claims: { id: string; orderNumber: string; documents: { id: string }[] }[];
    };
    const { id, documents } = claims.find((one) => one.orderNumber === number)!;
    const file = await request.get(`${api}/v1/ops/refund-documents/${documents[0]!.id}`, {
      headers,
    });
    expect(await file.body()).toEqual(certificate.buffer);
    const response = await request.post(`${api}/v1/ops/refund-claims/${id}/accept`, { headers });
    expect(response.ok(), await response.text()).toBe(true);
  });

  await test.step('the full price is refunded, and the document is still listed', async () => {
    await expect(
      page.getByRole('heading', { name: words('orders.status.cancelled-returned') }),
    ).toBeVisible({ timeout: 60_000 });
    await expect(claim.getByText(certificate.name)).toBeVisible();
    await expect(claim.getByRole('button')).toHaveCount(0);
    await page.getByText(words('orders.refund-progress-sums')).click();
    const sums = page.getByRole('region', { name: words('orders.refund-progress') });
    expect(await amountIn(valueOf(sums, words('orders.refund-total')))).toBe(price);
    await checkAccessibility();
  });
});
