import { DialogButton } from '@karvon/dialog-button';
import { useIntl, type MessageDescriptor } from '@karvon/i18n';
import type { CancelQuestionProps } from './cancel-question';

const loadQuestion = async () => (await import('./cancel-question')).CancelQuestion;

interface CancelButtonProps extends Omit<CancelQuestionProps, 'onClose'> {
  label: MessageDescriptor;
  onClosed: () => void;
}

/** A button that cancels an order after one question. */
export function CancelButton({ label, onClosed, ...facts }: CancelButtonProps) {
  return (
    <DialogButton load={loadQuestion} facts={facts} onClosed={onClosed} variant="quiet">
      {useIntl().formatMessage(label)}
    </DialogButton>
  );
}
