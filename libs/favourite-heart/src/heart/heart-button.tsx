import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTransport } from '@karvon/api-client';
import { useIntl } from '@karvon/i18n';
import { Heart, pressAgain } from '@karvon/ui-kit';
import { clsx } from 'clsx';
import type { HeartSubject } from '../store/heart-subject';
import { announceRefusal, isChosen } from '../store/heart-state';
import { onFavourites, pressHeart } from '../store/load-store';
import { heartMessages as m } from './heart-button.messages';
import classes from './heart-button.module.css';

export interface HeartButtonProps {
  subject: HeartSubject;
  /** The name of the flight or hotel: 'Uzbekistan Airways, 07:10'. */
  name: string;
  className?: string | undefined;
}

const never = () => false;

/**
 * Adds or removes a favourite flight or hotel. A click before hydration takes effect after it; the code behind the click loads
 * with the first heart.
 */
export function HeartButton({ subject, name, className }: HeartButtonProps) {
  const intl = useIntl();
  const transport = useTransport();
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useSyncExternalStore(onFavourites, () => isChosen(subject), never);
  const press = () => void pressHeart(transport, subject).catch(announceRefusal);
  useEffect(() => {
    // When the heart has been unmounted meanwhile, the button is gone.
    const timer = setTimeout(() => button.current && pressAgain(button.current));
    return () => clearTimeout(timer);
  }, []);
  return (
    <button
      ref={button}
      type="button"
      data-sleeping=""
      className={clsx(classes.root, className)}
      aria-pressed={chosen}
      aria-label={intl.formatMessage(m.keep, { what: name })}
      onClick={press}
    >
      <Heart aria-hidden="true" size={20} />
    </button>
  );
}
