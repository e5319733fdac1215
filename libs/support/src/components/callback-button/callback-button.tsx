import { useState, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from '@karvon/i18n';
import { Button, Notice, Phone } from '@karvon/ui-kit';
import type { CallbackDialogProps } from '../callback-dialog/callback-dialog';
import { buttonMessages as m } from './callback-button.messages';
import type { CallbackButtonProps } from '../callback-button-props';
import classes from './callback-button.module.css';

type LoadedDialog = ComponentType<CallbackDialogProps>;
const loadDialog = async (): Promise<LoadedDialog> =>
  (await import('../callback-dialog/callback-dialog')).CallbackDialog;

/** A button that opens the callback form. The form loads on hover or focus, not with the page. */
export function CallbackButton({
  edition,
  topic = 'other',
  orderNumber,
  onPromise,
  children,
  ...look
}: CallbackButtonProps) {
  const intl = useIntl();
  const [step, setStep] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const [dialog, setDialog] = useState<{ Form: LoadedDialog }>();
  const preload = () => void loadDialog().catch(() => undefined);
  const [phone] = edition.phones;

  async function open() {
    setStep('loading');
    try {
      setDialog({ Form: await loadDialog() });
      setStep('open');
    } catch {
      setStep('failed');
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        {...look}
        loading={step === 'loading'}
        loadingLabel={intl.formatMessage(m.opening)}
        iconStart={<Phone size={20} aria-hidden />}
        onClick={() => void open()}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {children ?? <FormattedMessage {...m.open} />}
      </Button>
      {step === 'failed' && phone ? (
        <div className={classes.failed}>
          <Notice tone="error">
            <FormattedMessage
              {...m.failed}
              values={{
                phone: phone.label,
                call: (chunks) => <a href={`tel:${phone.number}`}>{chunks}</a>,
              }}
            />
          </Notice>
        </div>
      ) : null}
      {dialog ? (
        <dialog.Form
          open={step === 'open'}
          onClose={() => setStep('closed')}
          {...{ edition, topic, orderNumber, onPromise }}
        />
      ) : null}
    </>
  );
}
