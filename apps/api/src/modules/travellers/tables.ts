export interface SavedTravellerTables {
  saved_travellers: {
    id: string;
    user_id: string;
    /** Fingerprint of the document: the same person saved again is changed. */
    document_key: string;
    /** A `Traveller`. */
    sealed: string;
    changed_at: Date;
  };
}
