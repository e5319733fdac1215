import { canDrill, drillBackup } from '../testing/backup-drill';
import { inSeconds, inThousands, noteFigure } from './note-figure';

const orders = 100_000;
const maxMs = 300_000;

(canDrill ? test : test.skip)(
  'a backup of 100,000 orders is written and restored in five minutes; orders and ledger are equal',
  async () => {
    const took = await drillBackup(orders);
    expect(took).toBeLessThan(maxMs);
    noteFigure(
      30,
      `${inThousands(orders)} orders saved and restored in ${inSeconds(took)}, sums equal`,
    );
  },
);
