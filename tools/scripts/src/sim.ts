import { runScript, say } from './run/say.ts';
import { supervise } from './run/supervise.ts';
import { requireInstalled } from './run/workspace.ts';

/** The upstreams that can be simulated, and the program for each. */
const simulators: Record<string, string> = {
  acase: 'libs/supplier-simulators/scripts/run-acase.ts',
  duffel: 'libs/supplier-simulators/scripts/run-duffel.ts',
  etg: 'libs/supplier-simulators/scripts/run-etg.ts',
  click: 'libs/bank-simulators/scripts/run-click.ts',
  yookassa: 'libs/bank-simulators/scripts/run-yookassa.ts',
  payme: 'libs/bank-simulators/scripts/run-payme.ts',
  sirena: 'libs/supplier-simulators/scripts/run-sirena.ts',
  smsru: 'libs/supplier-simulators/scripts/run-smsru.ts',
};

/** `npm run sim -- duffel …`: runs upstreams on this machine, until Ctrl-C. */
runScript(async () => {
  requireInstalled();
  const names = process.argv.slice(2);
  if (names.length === 0 || !names.every((name) => name in simulators)) {
    say(`npm run sim -- NAME…, of: ${Object.keys(simulators).join(', ')}`);
    return 2;
  }
  const house = supervise();
  for (const name of names) house.start(name, ['--import', 'tsx', simulators[name]!], {});
  return house.ended;
});
