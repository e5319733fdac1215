import type { SandboxMessage } from '@karvon/contract';
import { plain } from '@karvon/platform/testing/plain';
import type { StartedModules } from '@karvon/platform/testing/start-modules';

/** The messages to an address, to a phone or to everybody, the newest first, with plain spaces. */
export async function readMessages(
  { inject }: Pick<StartedModules, 'inject'>,
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
