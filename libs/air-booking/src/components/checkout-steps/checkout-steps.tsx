import { useIntl } from '@karvon/i18n';
import { Steps } from '@karvon/ui-kit';
import { stepMessages as m } from './checkout-steps.messages';

const steps = ['flight', 'fare', 'passengers', 'payment'] as const;

/** How far the purchase has come. */
export function CheckoutSteps({ current }: { current: (typeof steps)[number] }) {
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
