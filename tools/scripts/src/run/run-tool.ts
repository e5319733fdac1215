import { spawn } from 'node:child_process';
import { root, toolEnvironment, type Variables } from './workspace.ts';

interface Options {
  env?: Variables;
  /** Keeps the output from the screen and returns it. */
  quiet?: boolean;
  cwd?: string;
}

interface Outcome {
  code: number;
  /** Empty unless `quiet`. */
  output: string;
  /** Whether a signal ended us. */
  interrupted: boolean;
}

/** Runs a command to its end. */
export function runTool(
  command: string,
  args: readonly string[],
  { env, quiet = false, cwd = root }: Options = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: toolEnvironment(env),
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let interrupted = false;
    const forward = (signal: NodeJS.Signals) => {
      interrupted = true;
      child.kill(signal);
    };
    process.on('SIGINT', forward).on('SIGTERM', forward);
    let output = '';
    const add = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', add);
    child.stderr?.on('data', add);
    const done = (code: number) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve({ code, output, interrupted });
    };
    child.once('error', (error) => {
      output += error.message;
      done(127);
    });
    child.once('close', (code) => done(code ?? 1));
  });
}
