import { canDrill, drillBackup, drillWithPassword, tellBackups } from '../../testing/backup-drill';

(canDrill ? test : test.skip)(
  'a backup is restored into another database: every order and the ledger are equal, and readable',
  async () => {
    expect(await drillBackup(2_000)).toBeGreaterThan(0);
  },
  600_000,
);

(canDrill ? test : test.skip)(
  'a successful backup reports its time to Prometheus, a failed one does not',
  async () => {
    const began = Math.floor(Date.now() / 1000);
    const { names, text, mode, ofFailed, endings } = await tellBackups();
    expect(names).toEqual(['karvon_backup.prom']);
    const [, moment] = /^karvon_backup_last_success_timestamp_seconds (\d+)\n$/m.exec(text)!;
    expect(Number(moment)).toBeGreaterThanOrEqual(began);
    // The metrics exporter runs as another user.
    expect(mode).toBe(0o644);
    expect(ofFailed).toEqual([]);
    // Half a dump left each night would fill a disk that has no room for a whole one.
    expect(endings).toEqual(['.dump']);
  },
  600_000,
);

(canDrill ? test : test.skip)(
  'no argument of a program shows the password, which other users of the machine would see',
  async () => {
    const password = 'p/a%s:w@r+d $1`';
    const { args, passwords } = await drillWithPassword(password);
    expect(args.length).toBeGreaterThanOrEqual(6);
    expect(args.filter((one) => /p(?:\/|%2F)a/i.test(one))).toEqual([]);
    expect(passwords).toContain(password);
  },
  600_000,
);
