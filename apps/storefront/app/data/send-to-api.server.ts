import { Agent, request as ask, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as askSecurely } from 'node:https';
import type { Reply, Sending } from '@karvon/api-client';

const plain = { ask, agent: new Agent({ keepAlive: true }) };
const secure = { ask: askSecurely, agent: new SecureAgent({ keepAlive: true }) };

const replyOf = ({ statusCode = 0, headers }: IncomingMessage, text: string): Reply => ({
  status: statusCode,
  ok: statusCode >= 200 && statusCode < 300,
  headers: { get: (name) => headers[name]?.toString() ?? null },
  text: () => Promise.resolve(text),
});

/**
 * Sends a request of this server to the API, in place of `fetch`: Node's own client takes less processor time, and a page makes
 * several calls.
 */
export function sendToApi(url: string, { method, headers, body, signal }: Sending): Promise<Reply> {
  const way = url.startsWith('https:') ? secure : plain;
  return new Promise((resolve, reject) => {
    way
      .ask(url, { method, headers, signal, agent: way.agent }, (response) => {
        let text = '';
        response
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .on('error', reject)
          .on('end', () => resolve(replyOf(response, text)));
      })
      .on('error', reject)
      .end(body);
  });
}
