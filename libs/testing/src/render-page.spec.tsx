import { searchPlaces as askForPlaces, useTransport } from '@karvon/api-client';
import { searchPlaces } from '@karvon/contract';
import { useFormat, useLocale, useProblemText } from '@karvon/i18n';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { Link, useLoaderData, useLocation, useParams } from 'react-router';
import { respond, buildPlace, catalogue, refuse, renderPage, setupApi } from './index';

const api = setupApi(respond(searchPlaces, { places: [buildPlace()], nearby: [] }));

function Places() {
  const problemText = useProblemText();
  const transport = useTransport();
  const locale = useLocale();
  const places = useQuery({
    queryKey: ['places'],
    queryFn: ({ signal }) => askForPlaces(transport, { query: '', lang: locale }, { signal }),
  });
  if (places.error) return <p role="alert">{problemText(places.error)}</p>;
  return <p>{places.data?.places.map((place) => place.city).join() ?? '…'}</p>;
}

test.each([
  ['ru', '9 марта, понедельник'],
  ['uz', '9-\u2060mart, dushanba'],
] as const)('a page is rendered in its language: %s', (locale, text) => {
  function Today() {
    const format = useFormat();
    return <p lang={useLocale()}>{`${format.date('2026-03-09')}, ${format.weekdayName(1)}`}</p>;
  }
  renderPage(<Today />, { locale });
  expect(screen.getByText(text)).toHaveAttribute('lang', locale);
});

test('a page calls the API and shows the response', async () => {
  renderPage(<Places />);
  expect(await screen.findByText('Ташкент')).toBeVisible();
});

test('a refusal is shown in the language of the page', async () => {
  api.use(refuse(searchPlaces, { code: 'validation-failed', status: 400, issues: [] }));
  renderPage(<Places />, { locale: 'uz' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    catalogue('uz')['i18n.problem.validation-failed']!,
  );
});

test('a page is rendered at its path', () => {
  const Where = () => <p>{`${useLocation().pathname}${useLocation().search}`}</p>;
  renderPage(<Where />, { path: '/uz/order?number=1' });
  expect(screen.getByText('/uz/order?number=1')).toBeVisible();
});

test('routes run their loaders and links open other routes', async () => {
  const Start = () => <Link to="/ru/order/42">Заказ</Link>;
  const Order = () => <h1>{`${useParams().number} ${useLoaderData<string>()}`}</h1>;
  const { user } = renderPage([
    { path: '/:lang', Component: Start },
    { path: '/:lang/order/:number', Component: Order, loader: () => 'оплачен' },
  ]);
  await user.click(screen.getByRole('link', { name: 'Заказ' }));
  expect(await screen.findByRole('heading', { name: '42 оплачен' })).toBeVisible();
});
