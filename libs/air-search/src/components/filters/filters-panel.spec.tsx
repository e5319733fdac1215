import { useState } from 'react';
import { money } from '@karvon/money';
import { buildFareSummary, buildItinerary, buildOffer, renderPage } from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { filterOptions } from '../../model/filters/filter-options';
import { offerFacts } from '../../model/offers/offer-facts';
import { noFilter } from '../../model/filters/offer-filter';
import { FiltersPanel } from './filters-panel';

const layover = {
  arrivalAirport: 'SVO',
  departureAirport: 'SVO',
  airportChange: false,
  night: false,
  short: false,
};
const offers = [null, 90, 300, 800].map((minutes, index) =>
  offerFacts(
    buildOffer({
      id: `${index}`,
      fares: [buildFareSummary({ total: money((400 - index) * 1_000_00, 'UZS') })],
      slices: [
        buildItinerary({
          stops: minutes === null ? 0 : 1,
          layovers: minutes === null ? [] : [{ ...layover, minutes }],
        }),
      ],
    }),
  ),
);

const joined = offerFacts(
  buildOffer({
    id: 'joined',
    slices: [
      buildItinerary({
        stops: 1,
        layovers: [{ ...layover, minutes: 300, selfTransfer: { protected: false } }],
      }),
    ],
  }),
);

function Panel({ count = offers.length, start = noFilter, more = [] as typeof offers }) {
  const [filter, setFilter] = useState(start);
  return (
    <>
      <output data-testid="ranges">{JSON.stringify(filter.ranges)}</output>
      <FiltersPanel
        options={filterOptions([...offers.slice(0, count), ...more], filter)}
        filter={filter}
        onChange={setFilter}
        dictionary={{ airports: {}, carriers: {} }}
        currency="UZS"
        ways={[{ from: 'Ташкент', to: 'Москва' }]}
      />
    </>
  );
}
const waits = () => screen.queryAllByRole('button', { name: /^До \d+ ч/ });

test('a button limits the layover; it shows how many offers remain and from which price', async () => {
  const { user, container } = renderPage(<Panel />, { locale: 'ru' });
  const buttons = waits();
  expect(buttons).toHaveLength(3);
  expect(buttons[0]).toHaveAccessibleName(/^До 3 ч ?, 2 варианта, от 399/);
  expect(buttons[1]).toHaveAccessibleName(/^До 6 ч ?, 3 варианта, от 398/);
  expect(buttons[2]).toHaveAccessibleName(/^До 12 ч ?, 3 варианта, от 398/);
  await user.click(buttons[0]!);
  expect(buttons[0]).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByTestId('ranges')).toHaveTextContent('{"layover":[0,180]}');
  expect(await axe(container)).toHaveNoViolations();
  await user.click(buttons[0]!);
  expect(screen.getByTestId('ranges')).toHaveTextContent('{}');
});

test('a limit that no layover exceeds is not offered', () => {
  renderPage(<Panel count={2} />, { locale: 'ru' });
  expect(waits()).toEqual([]);
});

test('an option without offers is hidden, unless it is set; the heading shows how many are set', async () => {
  const start = { ...noFilter, choices: { airlines: ['ZZ'] } };
  const { user } = renderPage(<Panel start={start} />, { locale: 'ru' });
  const stops = () => screen.queryByRole('group', { name: 'Пересадки' });
  expect(stops()).toBeNull();
  expect(screen.getByText('Авиакомпании:').parentElement).toHaveTextContent('Авиакомпании: 1');
  await user.click(screen.getByRole('checkbox', { name: /^ZZ/ }));
  expect(screen.queryByRole('checkbox', { name: /^ZZ/ })).toBeNull();
  expect(screen.getByText('Авиакомпании')).toBeVisible();
  expect(stops()).toBeVisible();
});

test('times are collapsed; the heading shows how many of them are set', async () => {
  const { user } = renderPage(<Panel />, { locale: 'ru' });
  const head = screen.getByText('Ташкент — Москва, время и аэропорт');
  const departure = screen.getByRole('group', { name: 'Вылет: Ташкент: быстрый выбор' });
  expect(departure).not.toBeVisible();
  await user.click(head);
  expect(departure).toBeVisible();
  await user.click(within(departure).getAllByRole('button')[0]!);
  expect(head).toHaveTextContent(/: 1$/);
});

test('a switch explains its meaning and shows how many offers it adds from which price', () => {
  renderPage(<Panel more={[joined]} />, { locale: 'ru' });
  expect(
    screen.getByRole('switch', { name: 'С самостоятельной пересадкой' }),
  ).toHaveAccessibleDescription(/^Два билета, багаж сдаёте заново 1 вариант от\s2/);
});

/** Changes the document as a browser's translator does. */
function translate(root: Node) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found.filter(({ data }) => data.trim() !== '')) {
    const font = document.createElement('font');
    font.append(text.data);
    text.replaceWith(font);
  }
}

test('filters work in a page that the browser translates, and their counts change', async () => {
  const { user, container } = renderPage(<Panel more={[joined]} />, { locale: 'ru' });
  const transfer = screen.getByRole('switch', { name: 'С самостоятельной пересадкой' });
  translate(container);
  await user.click(screen.getByRole('checkbox', { name: /^Без пересадок/ }));
  expect(transfer).toHaveAccessibleDescription('С выбранными фильтрами таких вариантов нет');
  translate(container);
  await user.click(screen.getByRole('checkbox', { name: /^Без пересадок/ }));
  expect(transfer).toHaveAccessibleDescription(/^Два билета, багаж сдаёте заново 1 вариант от\s2/);
});
