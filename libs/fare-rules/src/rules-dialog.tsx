import type { FareRules } from '@karvon/contract';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Button, Dialog, Notice, RulesText, Skeleton, Stack, VisuallyHidden } from '@karvon/ui-kit';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { dialogMessages as m } from './rules-dialog.messages';

export interface RulesDialogProps<Key extends readonly unknown[]> {
  onClose: () => void;
  /** The carrier's name for the fare. */
  fareName: string;
  /** Requests the rules. */
  query: UseQueryOptions<FareRules, Error, FareRules, Key>;
  /** Text above the rules. */
  lead?: string;
}

/** The dialog with the rules of one fare. */
export function RulesDialog<Key extends readonly unknown[]>(props: RulesDialogProps<Key>) {
  const { onClose, fareName, query, lead } = props;
  const intl = useIntl();
  const title = intl.formatMessage(m.title, { name: fareName });
  return (
    <Dialog open {...{ onClose, title }} closeLabel={intl.formatMessage(m.close)} width={800}>
      <Rules {...{ query, lead }} heading={title} />
    </Dialog>
  );
}

interface RulesProps<Key extends readonly unknown[]> extends Pick<
  RulesDialogProps<Key>,
  'query' | 'lead'
> {
  heading: string;
}

function Rules<Key extends readonly unknown[]>({ query, heading, lead }: RulesProps<Key>) {
  const intl = useIntl();
  const problemText = useProblemText();
  const result = useQuery(query);
  if (result.data) {
    return (
      <RulesText
        rules={result.data}
        heading={heading}
        lead={lead}
        texts={{
          original: intl.formatMessage(m.original),
          print: intl.formatMessage(m.print),
          foreign: intl.formatMessage(m.foreign),
        }}
      />
    );
  }
  if (result.isError) {
    return (
      <Stack>
        <Notice tone="error">{problemText(result.error)}</Notice>
        <Button onClick={() => result.refetch()}>{intl.formatMessage(m.retry)}</Button>
      </Stack>
    );
  }
  return (
    <Stack role="status">
      <VisuallyHidden>{intl.formatMessage(m.loading)}</VisuallyHidden>
      <Skeleton shape="title" width="half" />
      <Skeleton />
      <Skeleton width="wide" />
    </Stack>
  );
}
