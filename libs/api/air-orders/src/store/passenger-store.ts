import type { Passenger } from '@karvon/contract';
import { foldSurname } from '@karvon/name-spelling';
import type { Db, Tx } from '@karvon/platform/db/database';
import type { PersonalData } from '@karvon/platform/personal-data';

export type StoredPassenger = Passenger & { ticketNumber: string | null };

export const passengerContext = (number: string, position: number) =>
  `air-order/${number}/passenger/${position}`;
export const surnameContext = 'air-order/surname';

/** The passengers of air orders. Their data is sealed for one position of one order. */
export function createPassengerStore(data: PersonalData) {
  async function read(
    db: Db | Tx,
    numbers: readonly string[],
    open: PersonalData['tryOpen'],
  ): Promise<Map<string, Map<number, StoredPassenger>>> {
    const found = new Map(
      numbers.map((number) => [number, new Map<number, StoredPassenger>()] as const),
    );
    if (numbers.length === 0) return found;
    const rows = await db
      .selectFrom('air_order_passengers')
      .select(['order_number', 'position', 'sealed', 'ticket_number'])
      .where('order_number', 'in', numbers)
      .orderBy('position')
      .execute();
    for (const { order_number: number, position, sealed, ticket_number: ticketNumber } of rows) {
      const passenger = open<Passenger>(sealed, passengerContext(number, position));
      if (passenger) found.get(number)!.set(position, { ...passenger, ticketNumber });
    }
    return found;
  }

  return {
    /** The rows of a new order's passengers. */
    rowsOf: (number: string, passengers: readonly Passenger[]) =>
      passengers.map((passenger, position) => ({
        order_number: number,
        position,
        type: passenger.type,
        surname_key: data.fingerprint(foldSurname(passenger.surname), surnameContext),
        sealed: data.seal(passenger, passengerContext(number, position)),
      })),

    /** The passengers of several orders, by number and by position in the order; without those that cannot be read. */
    passengersOf: (db: Db | Tx, numbers: readonly string[]) => read(db, numbers, data.tryOpen),

    async passengers(db: Db | Tx, number: string): Promise<StoredPassenger[]> {
      const found = await read(db, [number], data.open);
      return [...found.get(number)!.values()];
    },

    async setTicketNumber(
      tx: Tx,
      number: string,
      position: number,
      ticketNumber: string | null,
    ): Promise<void> {
      await tx
        .updateTable('air_order_passengers')
        .set({ ticket_number: ticketNumber })
        .where('order_number', '=', number)
        .where('position', '=', position)
        .execute();
    },
  };
}
