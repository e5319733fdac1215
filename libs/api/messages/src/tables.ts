export interface MessageTables {
  messages: {
    id: string;
    channel: 'sms' | 'email' | 'telegram';
    status: 'waiting' | 'sent' | 'failed';
    /** A `Message`; null once it is sent or given up. */
    sealed: string | null;
    created_at: Date;
    done_at: Date | null;
  };
  sandbox_messages: { message_id: string; sealed: string; at: Date };
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends MessageTables {}
}
