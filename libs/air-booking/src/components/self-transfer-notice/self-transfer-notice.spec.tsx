import type { Layover } from '@karvon/contract';
import { useItineraryTexts } from '@karvon/itinerary';
import { buildDictionary, buildItinerary, buildSegment, renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { SelfTransferNotice } from './self-transfer-notice';

const layover: Layover = {
  arrivalAirport: 'IST',
  departureAirport: 'IST',
  minutes: 245,
  airportChange: false,
  night: false,
  short: false,
};

function Summary({ selfTransfer }: { selfTransfer?: Layover['selfTransfer'] }) {
  const texts = useItineraryTexts(buildDictionary());
  const slice = buildItinerary({
    stops: 1,
    segments: [buildSegment({ destination: 'IST' }), buildSegment({ origin: 'IST' })],
    layovers: [{ ...layover, ...(selfTransfer && { selfTransfer }) }],
  });
  return <SelfTransferNotice slices={[slice].map(texts.slice)} />;
}

test('two tickets: luggage, border, time and who answers, before anything is paid', async () => {
  renderPage(<Summary selfTransfer={{ protected: false }} />, { locale: 'ru' });
  expect(await screen.findByText('Самостоятельная пересадка: прочитайте до оплаты')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByText(/второй билет пропадёт/)).toBeVisible();
});

test('one ticket needs no warning', () => {
  const { container } = renderPage(<Summary />, { locale: 'ru' });
  expect(container.querySelector('[role=status]')).toBeNull();
});
