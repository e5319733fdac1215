import { createServer, type AddressInfo } from 'node:net';
import { Advice } from '../run/say.ts';

/** Listens for a moment: resolves with the free port, or rejects with the error. */
function tryListen(port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host }, () => {
      const { port: taken } = server.address() as AddressInfo;
      server.close(() => resolve(taken));
    });
  });
}

/** A free port of this machine. */
export const freePort = (): Promise<number> => tryListen(0, '127.0.0.1');

/**
 * Fails early with a clear message when a port is taken.
 * @param variable the environment variable that moves the program to another port
 */
export async function requireFreePort(
  port: number,
  variable: string,
  host?: string,
): Promise<void> {
  try {
    await tryListen(port, host);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new Advice(
        `Port ${port} is taken by another program. Stop that one, or choose another port: ${variable}=${port + 10} npm start`,
      );
    }
    if (code === 'EACCES')
      throw new Advice(
        `Port ${port} needs more rights than you have. Choose one above 1024: ${variable}=4200 npm start`,
      );
    throw error;
  }
}
