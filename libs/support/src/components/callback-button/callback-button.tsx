import { useState, type ComponentType, type ReactNode } from 'react';
import type { CallbackPromise, CallbackTopic } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { FormattedMessage, useIntl } from '@karvon/i18n';
import { Button, Notice, Phone, type ButtonProps } from '@karvon/ui-kit';
import type { CallbackDialogProps } from '../callback-dialog/callback-dialog';
import { buttonMessages as m } from './callback-button.messages';
import classes from './callback-button.module.css';

export interface CallbackButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'block'> {
  edition: Pick<Edition, 'phones' | 'support' | 'defaultPhoneCountry'>;
  /** What the talk will be about; the visitor may change it. */
  topic?: CallbackTopic;
  /** The order the visitor is looking at. */
  orderNumber?: string;
  /** Support has promised a call. */
  onPromise?: (promise: CallbackPromise, topic: CallbackTopic) => void;
  /** «Заказать звонок» unless said. */
  children?: ReactNode;
}

type LoadedDialog = ComponentType<CallbackDialogProps>;
const loadDialog = async (): Promise<LoadedDialog> =>
  (await import('../callback-dialog/callback-dialog')).CallbackDialog;

/** Opens the request for a call. The form is loaded when somebody means to press, not with the page. */
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
