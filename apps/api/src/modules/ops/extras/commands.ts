import type { Extra } from '@karvon/contract';
import { does, shows, type Command } from '../command';
import { formatMoment, moneyText, orNothing } from '../describe';
import type { WaitingExtras } from './endpoints';

const noExtras = 'No bags and seats wait for the carrier under this id.';

const extraText = (extra: Extra): string => {
  const who = `passenger ${extra.passenger + 1}`;
  if (extra.kind === 'seat')
    return `${who}  seat ${extra.designator}  slice ${extra.slice + 1} flight ${extra.segment + 1}`;
  const slices = extra.slices.map((slice) => slice + 1).join(' and ');
  return `${who}  ${extra.quantity} × bag of ${extra.kg ?? '?'} kg  slice ${slices}`;
};

/** The paid extras, and the commands that answer them. */
export const describeExtras = (waiting: WaitingExtras[]): string =>
  orNothing(
    waiting.map(({ id, orderNumber, extras, total, requestedAt }) =>
      [
        `${orderNumber}  since ${formatMoment(requestedAt)}  paid ${moneyText(total)}`,
        ...extras.map(extraText),
        `npm run ops -- extras-done ${id} | extras-decline ${id}`,
      ].join('\n  '),
    ),
  );

/** The operator's commands about bags and seats beside a fare. */
export const extrasCommands: Record<string, Command> = {
  extras: shows<{ waiting: WaitingExtras[] }>(
    'paid bags and seats that wait for the carrier',
    () => 'extras',
    ({ waiting }) => describeExtras(waiting),
  ),
  'extras-done': does(
    'the carrier has confirmed them: they are printed on the receipts',
    ([id]) => `extras/${id}/done`,
    noExtras,
  ),
  'extras-decline': does(
    'the carrier does not sell them: their money goes back',
    ([id]) => `extras/${id}/decline`,
    noExtras,
  ),
};
