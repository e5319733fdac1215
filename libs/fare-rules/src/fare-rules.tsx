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
  /** Asks for the rules; it is asked when the dialog opens. */
  query: UseQueryOptions<Rules, Error, Rules, Key>;
  /** Follows the words of the button, where there are several of it. */
  buttonNote?: ReactNode;
  className?: string;
}

/** A button and the dialog it opens: the rules of one fare. The dialog loads when somebody means to press. */
export function FareRules<Key extends readonly unknown[]>(props: FareRulesProps<Key>) {
  const { query, buttonNote, className, ...texts } = props;
  const intl = useIntl();
  const [open, setOpen] = useState<boolean>();
  const answer = useQuery({ ...query, enabled: open === true });
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
          <RulesDialog {...texts} answer={answer} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
