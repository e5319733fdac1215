import { useState } from 'react';
import { isApiProblem, useTransport } from '@karvon/api-client';
import type { AirOrder, Extra, ExtrasOffer } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useIntl, useProblemText } from '@karvon/i18n';
import {
  Button,
  Dialog,
  Notice,
  SegmentedControl,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useChooseExtras } from '../../data/extras.mutation';
import { extrasQuery } from '../../data/extras.query';
import { isSameChoice, openChoice, toExtra } from '../../model/extras';
import { checkChoice } from '../../model/extras-offer';
import { extrasMessages } from '../extras/extras.messages';
import { SeatChoice } from '../seat-choice/seat-choice';
import { BagChoice } from './bag-choice';
import { ChoiceBar } from './choice-bar';
import { dialogMessages as m } from './extras-dialog.messages';
import classes from './extras-dialog.module.css';

export interface ExtrasDialogProps {
  order: AirOrder;
  edition: Pick<Edition, 'phones'>;
  /** What was chosen here before and not added; null at first. */
  draft: readonly Extra[] | null;
  onDraft: (draft: readonly Extra[] | null) => void;
  /** Called when the order may have changed. */
  onLook: () => void;
  onClose: () => void;
}

/** After these the offers are asked for again: they are not what the visitor saw. */
const outdated: ReadonlySet<string> = new Set(['extras-unavailable', 'price-changed']);

/** The choice of bags and seats. Nothing is chosen for the visitor, and nothing is bought before it is paid. */
export function ExtrasDialog(props: ExtrasDialogProps) {
  const { order, edition, draft, onDraft, onLook, onClose } = props;
  const intl = useIntl();
  const problemText = useProblemText();
  const query = useQuery(extrasQuery(useTransport(), order.number));
  const choose = useChooseExtras(order.number);
  const offer = query.data;
  const before = openChoice(order)?.items.map(toExtra) ?? [];
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
            {...{ order, sold, gone }}
            same={gone.length === 0 && isSameChoice(chosen, before)}
            error={choose.error}
            saving={choose.isPending}
            onDone={onClose}
            onSave={(expectedTotal) =>
              choose.mutate(
                { extras: sold.map(({ price: _price, ...extra }) => extra), expectedTotal },
                {
                  onSuccess: () => {
                    onDraft(null);
                    onClose();
                  },
                  onError: (error) => {
                    if (isApiProblem(error) && outdated.has(error.problem.code))
                      void query.refetch();
                    else onLook();
                  },
                },
              )
            }
          />
        ) : undefined
      }
    >
      {offer ? (
        <Choice
          {...{ order, edition, offer, chosen }}
          onChoose={(next) => {
            choose.reset();
            onDraft(next);
          }}
        />
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

interface ChoiceProps extends Pick<ExtrasDialogProps, 'order' | 'edition'> {
  offer: ExtrasOffer;
  chosen: readonly Extra[];
  onChoose: (chosen: Extra[]) => void;
}

/** Bags or seats, one of them at a time. */
function Choice({ order, edition, offer, chosen, onChoose }: ChoiceProps) {
  const intl = useIntl();
  const [part, setPart] = useState<'bags' | 'seats'>('bags');
  const { bags, seatMaps } = offer;
  if (bags.length + seatMaps.length === 0) {
    const [phone] = edition.phones;
    return (
      <Stack>
        <p>{intl.formatMessage(m.none)}</p>
        <Button as="a" variant="secondary" href={`tel:${phone!.number}`}>
          {intl.formatMessage(m.phone, { phone: phone!.label })}
        </Button>
      </Stack>
    );
  }
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
        <BagChoice {...{ order, bags, chosen, onChoose }} />
      ) : (
        <SeatChoice {...{ order, seatMaps, chosen, onChoose }} />
      )}
      <p className={classes.note}>{intl.formatMessage(extrasMessages.terms)}</p>
    </Stack>
  );
}
