/** The e-tickets of an order. */
export interface IssuedTickets {
  /**
   * One for each passenger; `passengerIndex` is the position in the hold's passengers. `number` has 13 digits, in a supplier's
   * test mode any text; several of one passenger stand in it as `joinTickets` writes them. Null: the carrier issues no e-tickets, and the passenger flies by the booking reference.
   */
  tickets: { passengerIndex: number; number: string | null }[];
}
