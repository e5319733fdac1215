import { useState, type FormEvent } from 'react';
import { isApiProblem } from '@karvon/api-client';
import {
  guestNamePattern,
  latinNamePattern,
  maxGuestNameLength,
  maxHotelCommentLength,
  type HotelOrder,
} from '@karvon/contract';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Button, FieldGrid, Notice, Stack, TextArea, TextField } from '@karvon/ui-kit';
import { useChangeHotelOrder } from '../../data/hotel-change.mutation';
import classes from './stay-change.module.css';
import { stayChangeMessages as m } from './stay-change.messages';

interface StayChangeFormProps {
  order: Pick<HotelOrder, 'number' | 'guests' | 'comment'>;
  /** True for a hotel abroad: names are spelled in Latin letters. */
  latin: boolean;
  onSent: () => void;
  onClose: () => void;
}

const parts = ['name', 'surname'] as const;

/** Names and wishes as they are booked, to be corrected. */
export function StayChangeForm({ order, latin, onSent, onClose }: StayChangeFormProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const change = useChangeHotelOrder(order.number);
  const [guests, setGuests] = useState(order.guests);
  const [comment, setComment] = useState(order.comment ?? '');
  const [tried, setTried] = useState(false);

  const isRight = (text: string) =>
    text.trim().length <= maxGuestNameLength &&
    (latin ? latinNamePattern : guestNamePattern).test(text.trim());
  const isLong = comment.trim().length > maxHotelCommentLength;
  const wrong = isLong || guests.some((guest) => parts.some((part) => !isRight(guest[part])));
  const wanted = guests.map((guest) => ({
    ...guest,
    name: guest.name.trim(),
    surname: guest.surname.trim(),
  }));
  const same =
    comment.trim() === (order.comment ?? '') &&
    wanted.every((guest, index) =>
      parts.every((part) => guest[part] === order.guests[index]![part]),
    );

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (wrong || same) return;
    change.mutate({ guests: wanted, comment: comment.trim() }, { onSuccess: onSent });
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={3}>
        {guests.map((guest, index) => (
          // The index is the key: guests can share a name, and their order never changes.
          <fieldset key={index} className={classes.guest}>
            <legend>{intl.formatMessage(m.guest, { number: index + 1 })}</legend>
            <FieldGrid>
              {parts.map((part) => (
                <TextField
                  key={part}
                  label={intl.formatMessage(m[part])}
                  value={guest[part]}
                  onChange={({ target: { value } }) =>
                    setGuests(
                      guests.map((one, at) => (at === index ? { ...one, [part]: value } : one)),
                    )
                  }
                  error={
                    tried && !isRight(guest[part])
                      ? intl.formatMessage(latin ? m.ruleLatin : m.ruleName)
                      : undefined
                  }
                  autoComplete="off"
                  autoCapitalize={latin ? 'characters' : 'words'}
                  spellCheck={false}
                  required
                />
              ))}
            </FieldGrid>
          </fieldset>
        ))}
        <TextArea
          label={intl.formatMessage(m.wishes)}
          rows={3}
          value={comment}
          onChange={({ target: { value } }) => setComment(value)}
          error={tried && isLong ? intl.formatMessage(m.ruleWishes) : undefined}
        />
        {tried && same ? <Notice tone="warn">{intl.formatMessage(m.nothing)}</Notice> : null}
        {change.error ? (
          <Notice tone="error">
            {isApiProblem(change.error) && change.error.problem.code === 'order-not-cancellable'
              ? intl.formatMessage(m.never)
              : problemText(change.error)}
          </Notice>
        ) : null}
        <Button
          type="submit"
          block
          loading={change.isPending}
          loadingLabel={intl.formatMessage(m.sending)}
        >
          {intl.formatMessage(m.send)}
        </Button>
        <Button block variant="quiet" onClick={onClose}>
          {intl.formatMessage(m.close)}
        </Button>
      </Stack>
    </form>
  );
}
