import { useEffect } from 'react';
import { useIntl } from '@karvon/i18n';
import { useToast } from '@karvon/ui-kit';
import { onRefused } from '../store/heart-state';
import { refusalMessages as m } from './refusal.messages';

/** Tells of a change of the list that was refused, wherever it was pressed. For one place of the page. */
export function useRefusals(): void {
  const intl = useIntl();
  const toast = useToast();
  useEffect(
    () => onRefused(() => toast({ tone: 'error', text: intl.formatMessage(m.failed) })),
    [intl, toast],
  );
}
