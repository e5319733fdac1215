import { useIntl, useProblemText, type MessageDescriptor } from '@karvon/i18n';
import { Button, Notice, type ButtonProps } from '@karvon/ui-kit';
import { codeOf, waitOf } from '../../model/problem';
import { TryLater } from '../try-later/try-later';

interface FormEndProps extends Pick<ButtonProps, 'block' | 'className' | 'disabled' | 'variant'> {
  /** The mutation that the form starts. */
  request: { error: unknown; isPending: boolean; submittedAt: number };
  /** True when a field already shows the error. */
  explained?: boolean;
  label: MessageDescriptor;
  /** Read by screen readers while the request runs. */
  busy: MessageDescriptor;
}

/** The end of a form: the reason of a refusal, the waiting time, and the submit button. */
export function FormEnd({ request, explained = false, label, busy, ...button }: FormEndProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const { error, isPending, submittedAt } = request;
  const wait = waitOf(error);
  const problem = () => {
    if (wait !== undefined) return <TryLater key={submittedAt} seconds={wait} />;
    // When the session has ended, the page itself shows the sign-in.
    const silent = error === null || explained || codeOf(error) === 'session-required';
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
