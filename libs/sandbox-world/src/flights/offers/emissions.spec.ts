import type { SupplyOffer } from '../fares/supply-offer';
import { emissionsKg } from './emissions';

const offer = (passengers: SupplyOffer['passengers'], cabin: 'economy' | 'business' = 'economy') =>
  ({
    passengers,
    slices: [{ segments: [{ cabin, distanceKm: 2_800 }] }],
  }) as unknown as SupplyOffer;

test('CO₂ grows with the number of seats and with their class', () => {
  const one = emissionsKg(offer({ adult: 1, child: 0, baby: 0 }));
  expect(one).toBe(230);
  expect(emissionsKg(offer({ adult: 1, child: 1, baby: 1 }))).toBe(2 * one);
  expect(emissionsKg(offer({ adult: 1, child: 0, baby: 0 }, 'business'))).toBe(2 * one);
});
