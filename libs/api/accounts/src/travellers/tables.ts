export interface SavedTravellerTables {
  saved_travellers: {
    id: string;
    user_id: string;
    /** Fingerprint of the document: a person saved again keeps the row. */
    document_key: string;
    /** A sealed `Traveller`. */
    sealed: string;
    changed_at: Date;
  };
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends SavedTravellerTables {}
}
