import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { SmsConfig } from '@karvon/platform/settings/sms';
import { createEskiz } from './providers/eskiz';
import type { MailProvider } from './providers/mail-provider';
import { createSandboxOutbox } from './providers/sandbox-outbox';
import { createTelegram } from './providers/telegram';
import { createSmtp } from './providers/smtp';
import { createSmsRu } from './providers/sms-ru';
import type { SmsProvider } from './providers/sms-provider';

function createSms({ provider, eskiz, smsRu }: SmsConfig): SmsProvider | null {
  if (provider === 'eskiz') return createEskiz(eskiz);
  return provider === 'sms-ru' ? createSmsRu(smsRu) : null;
}

/** The providers of messages by the settings. What has no provider goes to one outbox, which exists only then. */
export function createProviders(
  app: FastifyInstance,
  deps: AppDeps,
): {
  sms: SmsProvider;
  mail: MailProvider;
  telegram: ReturnType<typeof createTelegram> | undefined;
} {
  const { parties } = deps;
  const { mail, sms, staff } = deps.config;
  const sandboxed = sms.provider === 'sandbox' || mail.provider === 'sandbox';
  const outbox = sandboxed ? createSandboxOutbox(app, deps) : null;
  const carrier = createSms(sms);
  /** Whoever lives outside is measured, and left alone while it does not answer. */
  const outside = <Message>(
    name: 'sms' | 'mail' | 'telegram',
    { send }: { send(message: Message): Promise<void> },
  ) => ({ send: (message: Message) => parties(name).call(() => send(message)) });
  return {
    sms: carrier ? outside('sms', carrier) : outbox!.sms,
    mail:
      mail.provider === 'sandbox'
        ? outbox!.mail
        : outside('mail', createSmtp({ ...mail, brand: deps.edition.brand })),
    telegram: staff.telegram && outside('telegram', createTelegram(staff.telegram)),
  };
}
