// @ts-check
// For the health check of a container: is the program that runs here ready? No curl in a small image, and no types: the check is made
// every few seconds, and taking types away would cost more than asking.
const { API_PORT = '4300', PORT = '4200', ROLE = 'api' } = process.env;
const address = `http://127.0.0.1:${ROLE === 'storefront' ? PORT : API_PORT}/readyz`;
const ready = await fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(ready ? 0 : 1);
