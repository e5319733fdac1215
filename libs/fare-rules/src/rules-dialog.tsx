import type { FareRules } from '@karvon/contract';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Button, Dialog, Notice, RulesText, Skeleton, Stack, VisuallyHidden } from '@karvon/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { dialogMessages as m } from './rules-dialog.messages';

export interface RulesDialogProps {
  open: boolean;
  onClose: () => void;
  /** The carrier's name for the fare. */
  fareName: string;
  response: Pick<UseQueryResult<FareRules>, 'data' | 'isError' | 'error' | 'refetch'>;
  /** Text above the rules. */
  lead?: string;
}

/** The dialog with the rules of one fare. */
export function RulesDialog(props: RulesDialogProps) {
  const { open, onClose, fareName, response: result, lead } = props;
  const intl = useIntl();
  const title = intl.formatMessage(m.title, { name: fareName });
  return (
    <Dialog {...{ open, onClose, title }} closeLabel={intl.formatMessage(m.close)} width={800}>
      <Rules {...{ response: result, lead }} heading={title} />
    </Dialog>
  );
}

function Rules(props: Pick<RulesDialogProps, 'response' | 'lead'> & { heading: string }) {
  const intl = useIntl();
  const problemText = useProblemText();
  const { response: result, heading, lead } = props;
  if (result.data) {
    return (
      <RulesText
        rules={result.data}
        heading={heading}
        lead={lead}
        texts={{ original: intl.formatMessage(m.original), print: intl.formatMessage(m.print) }}
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
