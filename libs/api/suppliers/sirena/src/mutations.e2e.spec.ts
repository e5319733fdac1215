import { faultySirena, sirenaMutation, startSirena } from './testing';
import { testAirMutations } from '@karvon/air-supply/contract/air-mutations.contract';

testAirMutations('Sirena', async (change) => faultySirena(await startSirena({ change })), {
  mutation: sirenaMutation,
  returns: false,
  exchanges: false,
});
