import { duffelMutation, faultyDuffel, startDuffel } from './testing';
import { testAirMutations } from '@karvon/air-supply/contract/air-mutations.contract';

testAirMutations('Duffel', async (change) => faultyDuffel(await startDuffel({ change })), {
  mutation: duffelMutation,
});
