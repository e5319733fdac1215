import { useEffect } from 'react';
import { useIntl } from '@karvon/i18n';
import { useToast } from '@karvon/ui-kit';
import { onRefused } from '../store/heart-state';
import { refusalMessages as m } from './refusal.messages';

/** Reports a refused change of the favourites, from any heart. Use it once per page. */
export function useRefusals(): void {
  const intl = useIntl();
  const toast = useToast();
  useEffect(
    () => onRefused(() => toast({ tone: 'error', text: intl.formatMessage(m.failed) })),
    [intl, toast],
  );
}
