import { useIntl, useProblemText, type MessageDescriptor } from '@karvon/i18n';
import { Button, Notice, type ButtonProps } from '@karvon/ui-kit';
import { codeOf, waitOf } from '../../model/problem';
import { TryLater } from '../try-later/try-later';

interface FormEndProps extends Pick<ButtonProps, 'block' | 'className' | 'disabled' | 'variant'> {
  /** What the form asks for. */
  asked: { error: unknown; isPending: boolean; submittedAt: number };
  /** A field says already what is wrong. */
  told?: boolean;
  label: MessageDescriptor;
  /** Read aloud while the answer is on its way. */
  busy: MessageDescriptor;
}

/** Where a form ends: why the answer was no, how long to wait, and the button that asks. */
export function FormEnd({ asked, told = false, label, busy, ...button }: FormEndProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const { error, isPending, submittedAt } = asked;
  const wait = waitOf(error);
  const problem = () => {
    if (wait !== undefined) return <TryLater key={submittedAt} seconds={wait} />;
    // Where a session has ended, the page itself becomes the way in.
    const silent = error === null || told || codeOf(error) === 'session-required';
    return silent ? null : <Notice tone="error">{problemText(error)}</Notice>;
  };
  return (
    <>
      {problem()}
      <Button type="submit" loading={isPending} loadingLabel={intl.formatMessage(busy)} {...button}>
        {intl.formatMessage(label)}
      </Button>
    </>
  );
}
