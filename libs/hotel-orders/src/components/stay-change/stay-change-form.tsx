import { useState, type FormEvent } from 'react';
import { maxHotelCommentLength, type HotelOrder } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Button, Notice, Stack, TextArea } from '@karvon/ui-kit';
import type { StayChanging } from '../../data/hotel-change.mutation';
import { ChangeProblem } from './change-problem';
import { GuestNames, isName, nameParts, spelledName } from './guest-names';
import { stayChangeMessages as m } from './stay-change.messages';

interface StayChangeFormProps {
  order: Pick<HotelOrder, 'guests' | 'comment' | 'tariff'>;
  /** Listed first, where the tariff asks for citizenship. */
  usualCitizenships: readonly string[];
  change: StayChanging;
  /** True for a hotel abroad: names are spelled in Latin letters. */
  latin: boolean;
  onSent: () => void;
  onClose: () => void;
}

const parts = [...nameParts, 'citizenship'] as const;

/** Guests and wishes as they are booked, to be corrected. */
export function StayChangeForm(props: StayChangeFormProps) {
  const { order, usualCitizenships, change, latin, onSent, onClose } = props;
  const intl = useIntl();
  const [guests, setGuests] = useState(order.guests);
  const [comment, setComment] = useState(order.comment ?? '');
  const [tried, setTried] = useState(false);

  const wanted = guests.map((guest, index) => {
    const booked = order.guests[index]!;
    const spell = (part: 'name' | 'surname') =>
      spelledName(guest[part], booked[part], { ...guest, latin });
    return { ...guest, name: spell('name'), surname: spell('surname') };
  });
  const isLong = comment.trim().length > maxHotelCommentLength;
  const wrong =
    isLong || wanted.some((guest) => nameParts.some((part) => !isName(guest[part], latin)));
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
          <GuestNames
            // Guests can share a name, and their order never changes.
            key={index}
            number={index + 1}
            guest={guest}
            booked={order.guests[index]!}
            latin={latin}
            tried={tried}
            citizenships={order.tariff.guestRules.citizenship ? usualCitizenships : null}
            onChange={(part, text) =>
              setGuests((all) =>
                all.map((one, at) => (at === index ? { ...one, [part]: text } : one)),
              )
            }
          />
        ))}
        <TextArea
          label={intl.formatMessage(m.wishes)}
          rows={3}
          value={comment}
          onChange={({ target: { value } }) => setComment(value)}
          error={tried && isLong ? intl.formatMessage(m.ruleWishes) : undefined}
        />
        {tried && same ? <Notice tone="warn">{intl.formatMessage(m.nothing)}</Notice> : null}
        {change.error ? <ChangeProblem error={change.error} /> : null}
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
