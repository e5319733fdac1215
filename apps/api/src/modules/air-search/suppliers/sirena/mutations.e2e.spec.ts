import { faultySirena, sirenaMutation, startSirena } from '../../../../testing/suppliers/sirena';
import { testAirMutations } from '../contract/air-mutations.contract';

testAirMutations('Sirena', async (change) => faultySirena(await startSirena({ change })), {
  mutation: sirenaMutation,
  returns: false,
  exchanges: false,
});
