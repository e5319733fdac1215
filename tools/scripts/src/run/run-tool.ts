import { spawn } from 'node:child_process';
import { root, toolEnvironment } from './workspace.mjs';

/**
 * Runs a command to its end.
 * @returns exit code, the output when `quiet` kept it from the screen, and whether we were ended by a signal
 */
export function runTool(command, args, { env, quiet = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: toolEnvironment(env),
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let interrupted = false;
    const forward = (signal) => {
      interrupted = true;
      child.kill(signal);
    };
    process.on('SIGINT', forward).on('SIGTERM', forward);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    const done = (code) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve({ code, output, interrupted });
    };
    child.once('error', (error) => done(127, (output += error.message)));
    child.once('close', (code) => done(code ?? 1));
  });
}
