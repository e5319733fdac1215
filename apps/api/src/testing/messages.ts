import type { SandboxMessage } from '@karvon/contract';
import type { TestApp } from './start-test-app';

/** The text with plain spaces and without joiners: where its lines may end is another matter. */
export const plain = (text: string): string =>
  text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');

/** The messages that an address, a phone or everybody has received, the newest first, with plain spaces. */
export async function readMessages(
  { inject }: Pick<TestApp, 'inject'>,
  to?: string,
): Promise<SandboxMessage[]> {
  const response = await inject({
    url: '/v1/sandbox/messages',
    query: to === undefined ? {} : { to },
  });
  const { messages } = response.json() as { messages: SandboxMessage[] };
  return messages.map((message) => ({
    ...message,
    subject: message.subject && plain(message.subject),
    text: plain(message.text),
  }));
}
