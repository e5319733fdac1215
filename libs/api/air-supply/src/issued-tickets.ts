/** The e-tickets of an order. */
export interface IssuedTickets {
  /**
   * One ticket for each passenger; `passengerIndex` is the position in the hold's passengers. `number` has 13 digits, or any text
   * in a supplier's test mode; several numbers of one passenger are joined by `joinTickets`. Null: the carrier issues no
   * e-tickets, and the passenger flies by the booking reference.
   */
  tickets: { passengerIndex: number; number: string | null }[];
}
