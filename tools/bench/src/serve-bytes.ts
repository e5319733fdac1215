import { createServer } from 'node:http';

/** The least work of a server: the bytes and headers of one page, read once, from a plain `node:http` server. */
const [port, page] = process.argv.slice(2);
const response = await fetch(page!, { headers: { 'accept-encoding': 'identity' } });
const body = Buffer.from(await response.arrayBuffer());
const ofOneCall = /^(connection|keep-alive|date|transfer-encoding|content-length)$/;
const headers = [...response.headers].filter(([name]) => !ofOneCall.test(name)).flat();

createServer((_, reply) =>
  reply.writeHead(200, [...headers, 'content-length', String(body.length)]).end(body),
).listen(Number(port), '127.0.0.1');
