/** How the booker is reached. */
export interface BookerContacts {
  name: string;
  /** E.164. */
  phone: string;
  /** Empty when it is not known. */
  email: string;
}

/** The booker's fields, for whoever knows the visitor. */
export interface ContactsSlot {
  /** Writes into fields that are still empty. */
  fill: (contacts: BookerContacts) => void;
}
