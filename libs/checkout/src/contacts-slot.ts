/** The booker's phone and e-mail. */
export interface BookerContacts {
  name: string;
  /** E.164. */
  phone: string;
  /** Empty when unknown. */
  email: string;
}

/** The booker's fields, for another feature that can fill them in, such as the account. */
export interface ContactsSlot {
  /** Writes into fields that are still empty. */
  fill: (contacts: BookerContacts) => void;
}
