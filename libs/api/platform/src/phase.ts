/**
 * The points between two effects of a write, each named by what has happened by then. Letters: B booking, P payment, F fulfilment
 * (air order / hotel order), E extras, M change of a stay, C cancellation of a room, R refund of an air order. A process may die
 * at each of them, and the next one goes on from the stored rows: the crash tests show it.
 */
export const phases = {
  B1: 'a new call: nothing is written down yet',
  B3: 'the price is checked and the order is written down',
  B4: 'the supplier holds the seats or the room, and we have not written that down',
  B5: 'what the supplier holds is written down',
  P2: 'the payment is written down, and the bank does not know of it',
  P3: 'the bank has opened the payment, and we have not written that down',
  P4: "the bank's event is written down",
  P5: 'what the bank says of the payment is written in a transaction that is still open',
  P6: 'the event is answered',
  P7: 'the bank has taken reserved money, and we have not written that down',
  F1: 'the job of a paid order begins',
  F2: 'it is written down that tickets are asked for / the voucher is asked for',
  F3: 'the supplier has issued the tickets / the number of the voucher is written down',
  F4: 'the numbers of the tickets are written down / the voucher is printed',
  F5: 'the receipts are printed',
  E1: 'the job of paid bags and seats begins',
  E2: 'the carrier has sold them, and we have not written that down',
  E3: 'they are written down, and the receipts are to be printed again',
  M1: 'the change of a stay is written down',
  M2: 'the job of the change begins',
  M3: 'the hotel has answered, and we have not written that down',
  M4: 'its answer is written down, or the hotel is asked again later',
  C1: 'the cancellation and its terms are written down',
  C2: 'the job of the cancellation begins',
  C3: 'the hotel has cancelled, and we have not written that down',
  C4: 'the order is canceled, or its money is on the way back',
  R1: 'the confirmed refund is written down',
  R2: 'the job of the refund begins',
  R3: 'the carrier has cancelled, and we have not written that down',
  R4: "the carrier's part is written down, and the money is to be sent",
  R5: 'the bank was asked to send the money back',
  R6: 'the return of the money is written in a transaction that is still open',
};
export type Phase = keyof typeof phases;

/**
 * Marks a point between two effects of a write. Does nothing, unless a crash test started this process with KILL_AT set to
 * the name: then the process dies here.
 */
export function phase(name: Phase): void {
  if (process.env.KILL_AT === name) process.kill(process.pid, 'SIGKILL');
}
