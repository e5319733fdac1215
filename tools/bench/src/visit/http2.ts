import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const caddy = '/usr/bin/caddy';

export interface Front {
  origin: string;
  stop: () => void;
}

/** Caddy with HTTP/2 before a server, as in production (deploy/Caddyfile); undefined where it is not installed. */
export async function startHttp2(server: string, port: number): Promise<Front | undefined> {
  if (!existsSync(caddy)) return undefined;
  const data = mkdtempSync(join(tmpdir(), 'karvon-caddy-'));
  const origin = `https://localhost:${port}`;
  const program = spawn(caddy, ['run', '--adapter', 'caddyfile', '--config', '-'], {
    env: { ...process.env, XDG_DATA_HOME: data, XDG_CONFIG_HOME: data },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  program.stdin.end(
    `{\nadmin off\nskip_install_trust\nauto_https disable_redirects\n}\n${origin} {\ntls internal\nreverse_proxy ${server}\n}\n`,
  );
  await new Promise<void>((resolve, reject) => {
    program.once('exit', (code) => reject(new Error(`Caddy ended with ${code}`)));
    program.stderr.on('data', (lines: Buffer) => {
      if (lines.includes('serving initial configuration')) resolve();
    });
  });
  return {
    origin,
    stop() {
      program.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
