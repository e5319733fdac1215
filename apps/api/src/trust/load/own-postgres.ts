import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const program = join(__dirname, '../../../../../tools/scripts/src/own-postgres.ts');

/** A PostgreSQL server that belongs to one spec. */
export interface OwnPostgres {
  /** The address of its admin database. */
  url: string;
  /** `immediate`: the server dies without a clean shutdown and recovers from its log. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
}

/** @returns undefined when no server is installed on this machine */
export async function startOwnPostgres(): Promise<OwnPostgres | undefined> {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error('The PostgreSQL of this spec has ended');
    return value;
  };
  const url = await nextLine();
  if (!url.startsWith('postgres://')) return undefined;
  return {
    url,
    async restart(mode) {
      child.stdin.write(`${mode}\n`);
      await nextLine();
    },
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
