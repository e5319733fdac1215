import { does, shows, type Command } from '../command';
import { formatMoment, orNothing } from '../describe';
import type { WaitingStayChange } from './endpoints';

const noChange = 'No change of a stay waits for an operator under this id.';

const personsText = ({ guests, comment }: WaitingStayChange['before']): string =>
  [
    guests
      .map(({ surname, name, citizenship }) =>
        [surname, name, citizenship].filter(Boolean).join(' '),
      )
      .join(', '),
    ...(comment ? [`"${comment}"`] : []),
  ].join('  ');

/** The wishes of each stay, and the commands that answer them. */
export const describeStayChanges = (waiting: WaitingStayChange[]): string =>
  orNothing(
    waiting.map(({ id, orderNumber, hotel, confirmation, arrivalDate, before, wanted, since }) =>
      [
        `${orderNumber}  since ${formatMoment(since)}  ${hotel}, arrival ${arrivalDate}, number ${confirmation ?? 'none'}`,
        `now:    ${personsText(before)}`,
        `wanted: ${personsText(wanted)}`,
        `npm run ops -- stay-change-done ${id} | stay-change-decline ${id}`,
      ].join('\n  '),
    ),
  );

/** The operator's commands about changes of booked stays. */
export const stayCommands: Record<string, Command> = {
  'stay-changes': shows<{ waiting: WaitingStayChange[] }>(
    'changes of guests or wishes that the hotel must be asked for',
    () => 'stay-changes',
    ({ waiting }) => describeStayChanges(waiting),
  ),
  'stay-change-done': does(
    'the hotel has changed the booking: a new voucher is printed and sent',
    ([id]) => `stay-changes/${id}/done`,
    noChange,
  ),
  'stay-change-decline': does(
    'the hotel changes nothing: the booking stands, and the guest is told',
    ([id]) => `stay-changes/${id}/decline`,
    noChange,
  ),
};
