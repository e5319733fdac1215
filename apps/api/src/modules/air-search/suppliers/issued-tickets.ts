/** The e-tickets of an order. */
export interface IssuedTickets {
  /** 13 digits; `passengerIndex` is the position in the hold's passengers. */
  tickets: { passengerIndex: number; number: string }[];
}
