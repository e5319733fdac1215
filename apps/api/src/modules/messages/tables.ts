export interface MessageTables {
  messages: {
    id: string;
    channel: 'sms';
    status: 'waiting' | 'sent' | 'failed';
    /** Receiver and text; null once it is sent or given up. */
    sealed: string | null;
    created_at: Date;
    done_at: Date | null;
  };
  sandbox_messages: { message_id: string; sealed: string; at: Date };
}
