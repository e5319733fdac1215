import { useState, type ComponentType } from 'react';
import { silenceProblem } from '@karvon/api-client';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Bell, Button, Notice, type ButtonProps } from '@karvon/ui-kit';
import type { SearchCriteria } from '../../model/search/search-criteria';
import type { PriceAlertDialogProps } from './price-alert-dialog';
import { alertMessages as m } from './price-alert.messages';
import classes from './price-alert.module.css';

type LoadedDialog = ComponentType<PriceAlertDialogProps>;
const loadDialog = async (): Promise<LoadedDialog> =>
  (await import('./price-alert-dialog')).PriceAlertDialog;
const preload = () => void loadDialog().catch(() => undefined);

interface PriceAlertButtonProps {
  criteria: SearchCriteria;
  /** Beside a heading: a phone shows only the bell, and the text is its accessible name. */
  small?: boolean;
}

/** Opens the form of a price alert, which loads on hover or focus. */
export function PriceAlertButton({ criteria, small = false }: PriceAlertButtonProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const [step, setStep] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const [dialog, setDialog] = useState<{ Form: LoadedDialog }>();

  async function open() {
    setStep('loading');
    try {
      setDialog({ Form: await loadDialog() });
      setStep('open');
    } catch {
      setStep('failed');
    }
  }

  const look: Partial<ButtonProps> = small
    ? { variant: 'quiet', size: 'small', className: classes.small }
    : { variant: 'secondary' };
  return (
    <>
      <Button
        {...look}
        iconStart={<Bell aria-hidden="true" size={20} />}
        loading={step === 'loading'}
        loadingLabel={intl.formatMessage(m.opening)}
        onClick={() => void open()}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <span className={small ? classes.word : undefined}>{intl.formatMessage(m.watch)}</span>
      </Button>
      {step === 'failed' ? <Notice tone="error">{problemText(silenceProblem())}</Notice> : null}
      {dialog ? (
        <dialog.Form open={step === 'open'} onClose={() => setStep('closed')} criteria={criteria} />
      ) : null}
    </>
  );
}
