import { useIntl } from '@karvon/i18n';
import { Steps } from '@karvon/ui-kit';
import { stepMessages as m } from './checkout-steps.messages';

type CheckoutStep = Exclude<keyof typeof m, 'label' | 'done'>;

interface CheckoutStepsProps {
  steps: readonly CheckoutStep[];
  current: CheckoutStep;
}

/** The steps of the booking, with the current one marked. */
export function CheckoutSteps({ steps, current }: CheckoutStepsProps) {
  const intl = useIntl();
  return (
    <Steps
      label={intl.formatMessage(m.label)}
      doneLabel={intl.formatMessage(m.done)}
      steps={steps.map((step) => intl.formatMessage(m[step]))}
      current={steps.indexOf(current)}
    />
  );
}
