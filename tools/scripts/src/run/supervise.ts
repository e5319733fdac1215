import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { node, root, toolEnvironment, type Variables } from './workspace.ts';
import { Advice, say } from './say.ts';

const GRACE_MS = 10_000;

interface Program {
  name: string;
  child: ChildProcess;
  /** Resolves with the exit code. */
  gone: Promise<number>;
  exited: boolean;
}

interface House {
  /** Resolves with the exit code when everything has stopped. */
  ended: Promise<number>;
  stop(): Promise<void>;
  /** Starts a Node program with the given arguments in the folder `cwd`; its output goes to ours. */
  start(name: string, args: readonly string[], env: Variables, cwd?: string): Program;
  /** Waits until `url` responds with a 2xx status; gives up when the program ends or after `seconds`. */
  untilReady(program: Program, url: string, seconds?: number): Promise<boolean>;
}

/**
 * Starts programs that belong together and stops them together: a signal, or the end of any one of them, stops all, the last
 * started first. A program that does not exit within the grace period is killed.
 */
export function supervise(): House {
  const programs: Program[] = [];
  let ending: Promise<void> | undefined;
  let finish: (code: number) => void = () => undefined;
  const ended = new Promise<number>((resolve) => (finish = resolve));

  function end(code: number, reason?: string): Promise<void> {
    ending ??= (async () => {
      if (reason) say(reason);
      for (const program of programs.toReversed()) await stop(program);
      finish(code);
    })();
    return ending;
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => void end(0, 'Stopping…').then(() => say('Stopped.')));
  }

  // npm sends a signal to the shell between us, and the shell does not pass it on. When our parent process is gone, npm has
  // ended.
  const parent = process.ppid;
  const watch = setInterval(
    () => process.ppid !== parent && end(0, 'npm is gone; stopping…'),
    500,
  ).unref();
  if (!process.env.npm_lifecycle_event) clearInterval(watch);

  return {
    ended,
    stop: () => end(0),

    start(name, args, env, cwd = root) {
      const child = spawn(node, args, {
        cwd,
        env: toolEnvironment(env),
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      const gone = new Promise<number>((resolve) =>
        child.once('close', (code, signal) => resolve(code ?? (signal ? 1 : 0))),
      );
      const program: Program = { name, child, gone, exited: false };
      programs.push(program);
      void gone.then((code) => {
        program.exited = true;
        if (!ending)
          void end(
            code || 1,
            `The ${name} has stopped by itself (exit code ${code}); stopping the rest.`,
          );
      });
      return program;
    },

    async untilReady(program, url, seconds = 180) {
      const deadline = Date.now() + seconds * 1000;
      while (!program.exited && !ending) {
        if (await isReady(url)) return true;
        if (Date.now() > deadline)
          throw new Advice(
            `The ${program.name} did not become ready within ${seconds} s (${url}).`,
          );
        await Promise.race([pause(100), program.gone]);
      }
      return false;
    },
  };
}

async function stop({ name, child, gone, exited }: Program): Promise<void> {
  if (exited || child.exitCode !== null) return void (await gone);
  child.kill('SIGTERM');
  const timer = setTimeout(() => {
    say(`The ${name} did not stop within ${GRACE_MS / 1000} s: killing it.`);
    child.kill('SIGKILL');
  }, GRACE_MS);
  await gone;
  clearTimeout(timer);
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}
