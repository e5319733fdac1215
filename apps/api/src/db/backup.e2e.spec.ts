import { canDrill, drillBackup } from '../testing/backup-drill';

(canDrill ? test : test.skip)(
  'a backup is restored into another database: every order and the ledger are equal, and readable',
  async () => {
    expect(await drillBackup(2_000)).toBeGreaterThan(0);
  },
  600_000,
);
