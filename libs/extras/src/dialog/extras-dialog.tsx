import { useState, type ReactNode } from 'react';
import type { Extra, ExtrasOffer } from '@karvon/contract';
import { useIntl, useProblemText } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import {
  Button,
  Dialog,
  Notice,
  SegmentedControl,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@karvon/ui-kit';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { extrasMessages } from '../extras.messages';
import { isSameChoice } from '../model/choice';
import { checkChoice } from '../model/extras-offer';
import { SeatChoice } from '../seat-choice/seat-choice';
import type { TripOfExtras } from '../texts/use-extra-texts';
import { BagChoice } from './bag-choice';
import { ChoiceBar } from './choice-bar';
import { dialogMessages as m } from './extras-dialog.messages';
import classes from './extras-dialog.module.css';

export interface ExtrasDialogProps<Key extends readonly unknown[]> {
  trip: TripOfExtras;
  /** Nothing, in the currency of the trip. */
  zero: Money;
  /** Asks what is sold now. */
  query: UseQueryOptions<ExtrasOffer, Error, ExtrasOffer, Key>;
  /** What is bought already. */
  bought?: readonly Extra[];
  /** What is chosen and saved. */
  before: readonly Extra[];
  /** What was chosen here before and not added; null at first. */
  draft: readonly Extra[] | null;
  onDraft: (draft: readonly Extra[]) => void;
  /** Why the choice was not taken. @param someGone the bar says by itself that chosen things are sold no more */
  refusal?: (someGone: boolean) => string | null;
  saving?: boolean;
  /** Saves what is chosen, at the price that was seen; `done` closes the dialog. */
  onSave: (choice: { extras: Extra[]; expectedTotal: Money }, done: () => void) => void;
  /** Shown where nothing is sold. */
  none: ReactNode;
  onClose: () => void;
}

/** The choice of bags and seats. Nothing is chosen for the visitor, and nothing is bought before it is paid. */
export function ExtrasDialog<Key extends readonly unknown[]>(props: ExtrasDialogProps<Key>) {
  const { trip, zero, bought = [], before, draft, onDraft, none, onClose } = props;
  const { refusal, saving = false, onSave } = props;
  const intl = useIntl();
  const problemText = useProblemText();
  const query = useQuery(props.query);
  const offer = query.data;
  const chosen = draft ?? before;
  const { sold, gone } = checkChoice(offer ?? { bags: [], seatMaps: [] }, chosen);
  const sells = offer && offer.bags.length + offer.seatMaps.length > 0;
  // While it loads the dialog has the height of a seat map; two lines of text need no such room.
  const tall = sells ?? !query.error;

  return (
    <Dialog
      open
      tall={tall}
      width={800}
      onClose={onClose}
      title={intl.formatMessage(extrasMessages.title)}
      closeLabel={intl.formatMessage(m.close)}
      footer={
        sells ? (
          <ChoiceBar
            {...{ trip, zero, sold, gone, saving }}
            same={gone.length === 0 && isSameChoice(chosen, before)}
            refusal={refusal?.(gone.length > 0) ?? null}
            onDone={onClose}
            onSave={(expectedTotal) =>
              onSave(
                { extras: sold.map(({ price: _price, ...extra }) => extra), expectedTotal },
                onClose,
              )
            }
          />
        ) : undefined
      }
    >
      {offer ? (
        <Choice {...{ trip, offer, bought, chosen, none }} onChoose={onDraft} />
      ) : query.error ? (
        <Stack>
          <Notice tone="error">{problemText(query.error)}</Notice>
          <Button variant="secondary" onClick={() => void query.refetch()}>
            {intl.formatMessage(m.retry)}
          </Button>
        </Stack>
      ) : (
        <Stack>
          <VisuallyHidden role="status">{intl.formatMessage(m.loading)}</VisuallyHidden>
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} shape="block" className={classes.waiting!} />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  trip: TripOfExtras;
  offer: ExtrasOffer;
  bought: readonly Extra[];
  chosen: readonly Extra[];
  none: ReactNode;
  onChoose: (chosen: Extra[]) => void;
}

/** Bags or seats, one of them at a time. */
function Choice({ trip, offer, bought, chosen, none, onChoose }: ChoiceProps) {
  const intl = useIntl();
  const [part, setPart] = useState<'bags' | 'seats'>('bags');
  const { bags, seatMaps } = offer;
  if (bags.length + seatMaps.length === 0) return none;
  const shown = bags.length === 0 ? 'seats' : seatMaps.length === 0 ? 'bags' : part;
  return (
    <Stack>
      {bags.length > 0 && seatMaps.length > 0 ? (
        <SegmentedControl
          className={classes.parts!}
          label={intl.formatMessage(m.parts)}
          value={part}
          onChange={setPart}
          options={[
            { value: 'bags', label: intl.formatMessage(m.bags) },
            { value: 'seats', label: intl.formatMessage(m.seats) },
          ]}
        />
      ) : null}
      {shown === 'bags' ? (
        <BagChoice {...{ trip, bags, chosen, onChoose }} />
      ) : (
        <SeatChoice {...{ trip, seatMaps, bought, chosen, onChoose }} />
      )}
      <p className={classes.note}>{intl.formatMessage(extrasMessages.terms)}</p>
    </Stack>
  );
}
