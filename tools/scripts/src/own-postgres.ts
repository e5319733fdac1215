import { createInterface } from 'node:readline';
import { serverPrograms } from './machine/find-postgres.ts';
import { startCluster } from './machine/postgres-cluster.ts';

/**
 * A PostgreSQL for one spec, which may stop it: prints its address; each line of input ('fast' or 'immediate') restarts it, and
 * the mode is printed when the server is back. It ends with its input. Committed data survives an immediate stop.
 */
const programs = serverPrograms();
if (!programs) {
  console.log('no PostgreSQL server is installed');
  process.exit(0);
}
const cluster = await startCluster(programs, 'synchronous_commit=on');
console.log(cluster.url);
for await (const mode of createInterface({ input: process.stdin })) {
  cluster.restart(mode === 'immediate' ? mode : 'fast');
  console.log(mode);
}
await cluster.release();
