export interface Sms {
  /** Of our own; a provider that is told twice may know it again. */
  id: string;
  /** E.164. */
  to: string;
  text: string;
}

/** Who carries text messages. */
export interface SmsProvider {
  /** Resolves when the provider has taken the message; throws when it has not. */
  send(sms: Sms): Promise<void>;
}
