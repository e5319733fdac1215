import { aptInstall, isDebian, isExecutable, isRoot } from './machine.ts';

/** Proxies and servers in front of our programs or of PostgreSQL, with the Debian package of each. */
const programs = {
  caddy: '/usr/bin/caddy',
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
};

/** Installs missing programs where that is allowed; elsewhere the specs that need them are skipped. */
export async function installServers(): Promise<void> {
  if (!isDebian() || !isRoot) return;
  for (const [name, program] of Object.entries(programs))
    if (!isExecutable(program)) await aptInstall(name);
}
