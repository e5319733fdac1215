import { aptInstall, isDebian, isExecutable, isRoot } from './machine.mjs';

/** Programs that stand before our own or before PostgreSQL, by the Debian package that has them. */
const programs = {
  caddy: '/usr/bin/caddy',
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
};

/** Installs what is missing where that is allowed; elsewhere the specs that need it are skipped. */
export async function installServers() {
  if (!isDebian() || !isRoot) return;
  for (const [name, program] of Object.entries(programs))
    if (!isExecutable(program)) await aptInstall(name);
}
