import { extrasOfferSchema } from '@karvon/contract';
import { money } from '@karvon/money';
import { SupplierExtrasRefused, type PricedExtra } from '@karvon/air-supply/sell-extras';
import { offerOfStock, purchaseOf, readStock } from './stock';
import type { Trip } from './trip';

/** A couple on a connection there and a nonstop flight back; a pound is 100 soums. */
const trip: Trip = {
  passengers: ['pas_anna', 'pas_boris'],
  segments: [['seg_tas_ist', 'seg_ist_lhr'], ['seg_lhr_tas']],
  account: 'GBP',
  price: (amount) => money(amount * 100, 'UZS'),
};

const bag = (changes: object = {}) => ({
  id: 'ase_bag',
  type: 'baggage',
  maximum_quantity: 2,
  passenger_ids: ['pas_boris'],
  segment_ids: ['seg_tas_ist', 'seg_ist_lhr'],
  total_amount: '15.00',
  total_currency: 'GBP',
  metadata: {
    type: 'checked',
    maximum_weight_kg: 23,
    maximum_length_cm: 90,
    maximum_height_cm: null,
    maximum_depth_cm: null,
  },
  ...changes,
});

const seat = (designator: string, sold: Record<string, string> = {}) => ({
  type: 'seat',
  designator,
  name: '',
  disclosures: ['Do not recline'],
  available_services: Object.entries(sold).map(([passenger, sum]) => ({
    id: `ase_${designator}_${passenger}`,
    passenger_id: `pas_${passenger}`,
    total_amount: sum,
    total_currency: 'GBP',
  })),
});

const seatMap = (...rows: object[][][]) => ({
  id: 'sea_1',
  slice_id: 'sli_back',
  segment_id: 'seg_lhr_tas',
  cabins: [
    {
      deck: 0,
      cabin_class: 'economy',
      aisles: 1,
      wings: { first_row_index: 1, last_row_index: 2 },
      rows: rows.map((sections) => ({ sections: sections.map((elements) => ({ elements })) })),
    },
  ],
});

const read = (services: unknown[], seatMaps: unknown[] = []) =>
  offerOfStock(readStock(trip, { services, seatMaps }));

test('a bag is read with its passenger, its slices and its weight', () => {
  expect(read([bag()]).bags).toEqual([
    { passenger: 1, slices: [0], kg: 23, maxQuantity: 2, price: money(150_000, 'UZS') },
  ]);
  const all = ['seg_lhr_tas', 'seg_ist_lhr', 'seg_tas_ist'];
  const silent = bag({ segment_ids: all, metadata: { type: 'checked', maximum_weight_kg: null } });
  expect(read([silent]).bags).toMatchObject([{ slices: [0, 1], kg: null }]);
});

test.each([
  ['for the cabin', { metadata: { type: 'carry_on', maximum_weight_kg: 10 } }],
  ['on a part of a slice', { segment_ids: ['seg_tas_ist'] }],
  ['on a slice and a part', { segment_ids: ['seg_lhr_tas', 'seg_tas_ist'] }],
  ['on a flight of others', { segment_ids: ['seg_lhr_tas', 'seg_other'] }],
  ['of a passenger of others', { passenger_ids: ['pas_other'] }],
  ['of two passengers', { passenger_ids: ['pas_anna', 'pas_boris'] }],
  ['in another currency', { total_currency: 'EUR' }],
  ['without a sum', { total_amount: '15.0' }],
  ['that is no bag', { type: 'cancel_for_any_reason' }],
  ['of no weight', { metadata: { type: 'checked', maximum_weight_kg: 0 } }],
])('a service %s is left out, and the others stay', (_what, changes) => {
  expect(read([bag(changes), bag()]).bags).toHaveLength(1);
});

test('of two services for one kind of bag the cheaper is sold', () => {
  const dear = bag({ id: 'ase_dear', total_amount: '19.00' });
  const stock = readStock(trip, { services: [dear, bag(), dear] });
  const price = money(300_000, 'UZS');
  const two: PricedExtra = { kind: 'bag', passenger: 1, slices: [0], kg: 23, quantity: 2, price };
  expect(purchaseOf(stock, [two])).toEqual({
    services: [{ id: 'ase_bag', quantity: 2 }],
    total: 3_000,
  });
  for (const wrong of [
    { ...two, quantity: 3, price: money(450_000, 'UZS') },
    { ...two, price: money(299_999, 'UZS') },
    { ...two, kg: null },
  ])
    expect(() => purchaseOf(stock, [wrong])).toThrow(SupplierExtrasRefused);
});

test('a seat map is read: prices by passenger, gaps, and the seats behind an exit', () => {
  const map = seatMap(
    [[{ type: 'lavatory' }], [{ type: 'galley' }]],
    [[seat('1A', { anna: '30.00', boris: '30.00' }), { type: 'empty' }], [seat('1C')]],
    [[{ type: 'exit_row' }], [{ type: 'exit_row' }]],
    [[seat('2A', { boris: '0.00' })], [seat('wrong'), { type: 'bassinet' }]],
  );
  const offered = read([], [map, { ...map, segment_id: 'seg_other' }, 'nonsense']);
  expect(() => extrasOfferSchema.parse(offered)).not.toThrow();
  const pounds30 = money(300_000, 'UZS');
  const disclosures = ['Do not recline'];
  expect(offered.seatMaps).toEqual([
    {
      slice: 1,
      segment: 0,
      rows: [
        {
          exit: false,
          sections: [
            [{ designator: '1A', disclosures, prices: [pounds30, pounds30] }, null],
            [{ designator: '1C', disclosures, prices: [null, null] }],
          ],
        },
        {
          exit: true,
          sections: [
            [{ designator: '2A', disclosures, prices: [null, money(0, 'UZS')] }],
            [null, null],
          ],
        },
      ],
    },
  ]);
});

test('a map with one seat twice, or with no seat to sell, is left out', () => {
  expect(read([], [seatMap([[seat('1A', { anna: '9.00' })], [seat('1A')]])]).seatMaps).toEqual([]);
  expect(read([], [seatMap([[seat('1A')], [seat('1B')]])]).seatMaps).toEqual([]);
});
