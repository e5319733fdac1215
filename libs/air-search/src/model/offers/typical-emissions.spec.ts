import { buildOffer } from '@karvon/testing';
import { offerFacts } from './offer-facts';
import { lessEmissions, typicalEmissions } from './typical-emissions';

const flights = (...kilograms: (number | undefined)[]) =>
  kilograms.map((emissionsKg) => offerFacts(buildOffer(emissionsKg ? { emissionsKg } : {})));

test.each([
  ['the middle one', [100, 500, 200, 400, 300], 300],
  ['between the two in the middle', [100, 200, 300, 500, 600, 700], 400],
  ['of those that tell it', [100, undefined, 200, 300, 400, undefined, 500], 300],
  ['nobody knows with four', [100, 200, 300, 400, undefined], null],
  ['nobody knows without any', [], null],
])('typical emissions: %s', (_, kilograms, typical) => {
  expect(typicalEmissions(flights(...kilograms))).toBe(typical);
});

test.each([
  [270, 300, 10],
  [271, 300, null],
  [199, 300, 33],
  [300, 300, null],
  [400, 300, null],
  [undefined, 300, null],
  [200, null, null],
])('%s of %s kilograms are %s per cent less', (kilograms, typical, less) => {
  expect(lessEmissions(flights(kilograms)[0]!, typical)).toBe(less);
});
