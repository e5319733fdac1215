import { useEffect, useRef, useState } from 'react';
import { useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import type { Traveller, User } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { useSession } from '@karvon/session';
import { Button, Checkbox, Select } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { travellersQuery } from '../../data/travellers.query';
import { choiceMessages as m } from './traveller-choice.messages';
import classes from './traveller-choice.module.css';

export interface TravellerChoiceProps {
  /** Whether somebody born on that day has the right age. */
  fits: (birthDate: PlainDate) => boolean;
  onPick: (person: Traveller) => void;
  /**
   * Whether this traveller is saved after the order; the form stores the choice. Null where travellers are not saved.
   */
  saving: { chosen: boolean; onChange: (toSave: boolean) => void } | null;
  /** Opens the sign-in dialog; omitted where it is already offered. */
  onSignIn?: () => void;
}

/** Shown above a passenger's fields: the saved travellers of the right age, and a box to save this one. */
export function TravellerChoice({ onSignIn, ...rest }: TravellerChoiceProps) {
  const intl = useIntl();
  const { user } = useSession();
  const [pressed, setPressed] = useState(false);
  if (user) return <Choice key={user.id} user={user} takesFocus={pressed} {...rest} />;
  const open = () => {
    setPressed(true);
    onSignIn?.();
  };
  return onSignIn ? (
    <Button variant="quiet" size="small" className={classes['sign-in']} onClick={open}>
      {intl.formatMessage(m.signIn)}
    </Button>
  ) : null;
}

interface ChoiceProps extends Omit<TravellerChoiceProps, 'onSignIn'> {
  user: User;
  /** It replaces the button that the visitor clicked to sign in. */
  takesFocus: boolean;
}

function Choice({ user, takesFocus, fits, onPick, saving }: ChoiceProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState('');
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) root.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const people = useQuery(travellersQuery(useTransport(), user.id)).data?.travellers ?? [];
  const fitting = people.filter(({ birthDate }) => fits(birthDate));
  const pick = (id: string) => {
    setChosen(id);
    const person = fitting.find((one) => one.id === id);
    if (!person) return;
    // This traveller is already saved.
    saving?.onChange(false);
    const { id: _id, ...traveller } = person;
    onPick(traveller);
  };
  return (
    <div ref={root} tabIndex={-1} className={classes.root}>
      {fitting.length > 0 ? (
        <Select
          label={intl.formatMessage(m.choose)}
          autoComplete="off"
          value={chosen}
          onChange={(event) => pick(event.target.value)}
          options={[
            { value: '', label: intl.formatMessage(m.none) },
            ...fitting.map(({ id, surname, name }) => ({ value: id, label: `${surname} ${name}` })),
          ]}
        />
      ) : null}
      {saving && chosen === '' ? (
        <Checkbox
          label={intl.formatMessage(m.keep)}
          checked={saving.chosen}
          onChange={(event) => saving.onChange(event.target.checked)}
        />
      ) : null}
    </div>
  );
}
