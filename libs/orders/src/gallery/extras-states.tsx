import { useEffect, useRef, useState } from 'react';
import {
  chooseAirExtras,
  getAirExtras,
  type AirExtras,
  type AirOrder,
  type Extra,
  type ExtrasOffer,
} from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { extrasMessages } from '@karvon/extras';
import { useIntl } from '@karvon/i18n';
import { money } from '@karvon/money';
import {
  buildBagOffer,
  buildExtras,
  buildItinerary,
  buildOrder,
  buildPaidOrder,
  buildSeatMap,
  buildSegment,
  refuse,
  respond,
  waiting,
  type GalleryState,
} from '@karvon/samples';
import { OrderExtrasButton } from '../components/extras/order-extras-button';

const [adult] = buildOrder().passengers;
const passengers = [
  adult!,
  { ...adult!, surname: 'KARIMOV', name: 'OLIM' },
  { ...adult!, type: 'child' as const, name: 'LOLA' },
];
const back = buildSegment({
  origin: 'SVO',
  destination: 'TAS',
  flightNumber: 'HY 602',
  departingAt: '2026-12-20T11:00:00+03:00',
  arrivingAt: '2026-12-20T17:10:00+05:00',
});
const slices = [
  buildItinerary(),
  buildItinerary({ origin: 'SVO', destination: 'TAS', segments: [back] }),
];
const family = buildOrder({ passengers, slices });
const everybody = passengers.map((_, index) => index);

/** Bags there and back, cheaper together, for a family. */
const bags = everybody.flatMap((passenger) => [
  buildBagOffer({ passenger, slices: [0] }),
  buildBagOffer({ passenger, slices: [1] }),
  buildBagOffer({ passenger, slices: [0, 1], price: money(560_000_00, 'UZS') }),
]);
const seatMaps = [
  buildSeatMap({ passengers: 3 }),
  buildSeatMap({ slice: 1, wideBody: true, passengers: 3 }),
];

function OpenDialog({ order, start = null }: { order: AirOrder; start?: readonly Extra[] | null }) {
  const [draft, setDraft] = useState(start);
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current!.querySelector('button')!.click(), []);
  const nothing = () => undefined;
  return (
    <div ref={root}>
      <OrderExtrasButton
        {...{ order, edition: readEdition('uz'), draft }}
        label={intl.formatMessage(extrasMessages.add)}
        onDraft={setDraft}
        onLook={nothing}
      />
    </div>
  );
}

const dialog = (offer: ExtrasOffer, start?: readonly Extra[]): GalleryState => ({
  responses: [
    respond(getAirExtras, offer),
    refuse(chooseAirExtras, {
      code: 'price-changed',
      oldTotal: money(320_000_00, 'UZS'),
      newTotal: money(350_000_00, 'UZS'),
    }),
  ],
  show: () => <OpenDialog order={family} start={start ?? null} />,
});

/** The choice of bags and seats in its states. */
export const extrasDialogs: Record<string, GalleryState> = {
  'extras-bags': dialog({ bags, seatMaps }),
  'extras-seats': dialog({ bags: [], seatMaps }),
  'extras-seats-wide': dialog({ bags: [], seatMaps: seatMaps.slice(1) }),
  'extras-gone': dialog({ bags, seatMaps: [] }, [
    { kind: 'bag', passenger: 0, slices: [0], kg: 23, quantity: 1 },
    { kind: 'seat', passenger: 0, slice: 0, segment: 0, designator: '12A' },
  ]),
  'extras-none': dialog({ bags: [], seatMaps: [] }),
  'extras-loading': {
    responses: [waiting(getAirExtras)],
    show: () => <OpenDialog order={family} />,
  },
  'extras-problem': {
    responses: [refuse(getAirExtras, { code: 'supplier-unavailable', status: 503 })],
    show: () => <OpenDialog order={family} />,
  },
};

const chosen = buildExtras();
const [bag, seat] = chosen.items;
const apart = (id: number, changes: Partial<AirExtras>) =>
  buildExtras({ withOrder: false, id: `0199d3a4-5c1e-7b8a-9f00-6a2b3c4d5e8${id}`, ...changes });

/** Orders with bags and seats. */
export const ordersWithExtras: Record<string, AirOrder> = {
  'extras-chosen': buildOrder({ extras: [chosen], toPay: money(2_550_000_00, 'UZS') }),
  'extras-to-pay': buildPaidOrder({
    extras: [
      buildExtras({
        withOrder: false,
        payBefore: '2026-12-01T11:00:00.000Z',
        paymentMethods: ['payme', 'click', 'bank-card'],
      }),
    ],
  }),
  'late-payments': buildPaidOrder({
    latePayments: (['extras', 'exchange'] as const).map((paidFor, place) => ({
      id: `0199d3a4-5c1e-7b8a-9f00-6a2b3c4d5e9${place}`,
      paidFor,
      amount: money(390_000_00, 'UZS'),
      at: '2026-12-01T10:00:00.000Z',
    })),
  }),
  'extras-bought': buildPaidOrder({ extras: [buildExtras({ state: 'done' })] }),
  'extras-under-way': buildPaidOrder({
    extras: [
      apart(1, { state: 'done', items: [{ ...bag!, void: true }] }),
      apart(2, { state: 'declined', items: [bag!], total: bag!.price }),
      apart(3, { state: 'at-carrier', items: [seat!], total: seat!.price }),
    ],
  }),
};
