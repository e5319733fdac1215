import { createServer } from 'node:net';
import { Advice } from './say.mjs';

/** Listens for a moment: resolves with the free port, or rejects with the error. */
function tryListen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host }, () => {
      const { port: taken } = server.address();
      server.close(() => resolve(taken));
    });
  });
}

/** A free port of this machine. */
export const freePort = () => tryListen(0, '127.0.0.1');

/**
 * Fails early with a clear message when a port is taken.
 * @param variable the environment variable that moves the program to another port
 */
export async function requireFreePort(port, variable, host) {
  try {
    await tryListen(port, host);
  } catch (error) {
    if (error.code === 'EADDRINUSE') {
      throw new Advice(
        `Port ${port} is taken by another program. Stop that one, or choose another port: ${variable}=${port + 10} npm start`,
      );
    }
    if (error.code === 'EACCES')
      throw new Advice(
        `Port ${port} needs more rights than you have. Choose one above 1024: ${variable}=4200 npm start`,
      );
    throw error;
  }
}
