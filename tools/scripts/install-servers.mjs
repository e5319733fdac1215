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
export async function installServers(names = Object.keys(programs)) {
  if (!isDebian() || !isRoot) return;
  for (const name of names) if (!isExecutable(programs[name])) await aptInstall(name);
}
