import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { FareRules as Rules } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Button } from '@karvon/ui-kit';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { rulesMessages as m } from './fare-rules.messages';
import type { RulesDialogProps } from './rules-dialog';

const load = () => import('./rules-dialog');
const RulesDialog = lazy(async () => ({ default: (await load()).RulesDialog }));

interface FareRulesProps<Key extends readonly unknown[]> extends Pick<
  RulesDialogProps,
  'fareName' | 'lead'
> {
  /** Requests the rules; runs when the dialog opens. */
  query: UseQueryOptions<Rules, Error, Rules, Key>;
  /** Added to the button's text where a page has several such buttons. */
  buttonNote?: ReactNode;
  className?: string;
}

/** A button that opens a dialog with the rules of one fare. The dialog loads on hover or focus. */
export function FareRules<Key extends readonly unknown[]>(props: FareRulesProps<Key>) {
  const { query, buttonNote, className, ...texts } = props;
  const intl = useIntl();
  const [open, setOpen] = useState<boolean>();
  const response = useQuery({ ...query, enabled: open === true });
  return (
    <>
      <Button
        className={className}
        variant="quiet"
        size="small"
        onClick={() => setOpen(true)}
        onPointerEnter={load}
        onFocus={load}
      >
        {intl.formatMessage(m.open)}
        {buttonNote}
      </Button>
      {open === undefined ? null : (
        <Suspense>
          <RulesDialog {...texts} response={response} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
