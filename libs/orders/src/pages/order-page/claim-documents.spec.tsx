import { attachRefundDocument, getAirOrder } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { respond, buildPaidOrder, buildRefund, renderPage, setupApi } from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { OrderPage } from './order-page';

const api = setupApi();
afterEach(() => jest.restoreAllMocks());
const uz = readEdition('uz');
const documents = [
  {
    id: '0199d3a4-5c1e-7b8a-9f00-00000000000d',
    name: 'Справка.pdf',
    kind: 'pdf' as const,
    bytes: 20_480,
    receivedAt: '2026-12-01T11:05:00.000Z',
  },
];
const claim = buildRefund({
  kind: 'forced',
  reason: 'illness',
  state: 'in-review',
  steps: [{ state: 'in-review', at: '2026-12-01T11:00:00.000Z' }],
});
const order = (changes: Parameters<typeof buildRefund>[0] = {}) =>
  buildPaidOrder({ status: 'return', refund: { ...claim, ...changes } });

const open = () =>
  renderPage(<OrderPage number={order().number} edition={uz} />, {
    locale: 'ru',
  });
const section = async () =>
  within(await screen.findByRole('region', { name: 'Документы к заявке' }));

test('a document sent from the order is listed as received', async () => {
  const sent = jest.fn();
  api.use(
    respond(getAirOrder, order()),
    respond(attachRefundDocument, ({ params, body }) => {
      sent(params.id, body);
      return order({ documents });
    }),
  );
  const { user, container } = open();
  const field = (await section()).getByLabelText('Приложить документ', { selector: 'input' });
  await user.upload(field, new File(['%PDF-1.7 x'], 'Справка.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Справка.pdf')).toBeVisible();
  expect(screen.getByText(/20 КБ, получен/)).toBeVisible();
  expect(sent).toHaveBeenCalledWith(claim.id, {
    name: 'Справка.pdf',
    content: btoa('%PDF-1.7 x'),
    lang: 'ru',
  });
  expect(await axe(container)).toHaveNoViolations();
});

test('a file of another type is not sent', async () => {
  api.use(respond(getAirOrder, order()));
  const { user } = open();
  const field = (await section()).getByLabelText('Приложить документ', { selector: 'input' });
  await user.upload(field, new File(['<svg/>'], 'x.png', { type: 'image/png' }));
  expect(await screen.findByText(/только PDF, JPEG и PNG/)).toBeVisible();
});

test('a file that the device does not give is told of', async () => {
  api.use(respond(getAirOrder, order()));
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
  });
  const { user } = open();
  const field = (await section()).getByLabelText('Приложить документ', { selector: 'input' });
  await user.upload(field, new File(['%PDF-1.7 x'], 'cloud.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/^Не удалось выполнить запрос/)).toBeVisible();
});

test('after the decision the sent documents are listed and no more can be added', async () => {
  api.use(respond(getAirOrder, order({ state: 'at-carrier', documents })));
  open();
  const there = await section();
  expect(there.getByText('Справка.pdf')).toBeVisible();
  expect(there.queryByRole('button')).toBeNull();
});
