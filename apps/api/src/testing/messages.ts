import type { SandboxMessage } from '@karvon/contract';
import type { TestApp } from './start-test-app';

/** The text with plain spaces and without word joiners, which only control its line breaks. */
export const plain = (text: string): string =>
  text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');

/** The messages to an address, to a phone or to everybody, the newest first, with plain spaces. */
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
