export interface Sms {
  /** Our own id: a provider that gets the message twice can recognise it. */
  id: string;
  /** E.164. */
  to: string;
  text: string;
}

/** A provider of text messages. */
export interface SmsProvider {
  /** Resolves when the provider has taken the message; throws when it has not. */
  send(sms: Sms): Promise<void>;
}
