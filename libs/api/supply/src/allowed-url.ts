/** Whether an address is a plain http(s) one on a host of the list. */
export function isOnHost(url: string, hosts: readonly string[]): boolean {
  const read = URL.parse(url);
  return (
    read !== null &&
    /^https?:$/.test(read.protocol) &&
    read.username === '' &&
    hosts.includes(read.host)
  );
}
