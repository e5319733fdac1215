import { duffelMutation, faultyDuffel, startDuffel } from '../../../../testing/suppliers/duffel';
import { testAirMutations } from '../contract/air-mutations.contract';

testAirMutations('Duffel', async (change) => faultyDuffel(await startDuffel({ change })), {
  mutation: duffelMutation,
});
