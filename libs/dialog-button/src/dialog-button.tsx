import { useState, type ComponentType } from 'react';
import { silenceProblem } from '@karvon/api-client';
import { useProblemText } from '@karvon/i18n';
import { Button, Notice, type ButtonProps } from '@karvon/ui-kit';

interface Closable {
  onClose: () => void;
}

interface DialogButtonProps<Props extends Closable> extends Pick<
  ButtonProps,
  'variant' | 'loadingLabel' | 'iconStart' | 'children'
> {
  /** Imports the dialog. */
  load: () => Promise<ComponentType<Props>>;
  /** What the dialog shows. */
  facts: Omit<Props, 'onClose'>;
  onClosed?: () => void;
}

/** A button that opens a dialog, whose code loads on hover or focus, not with the page: most visitors never press it. */
export function DialogButton<Props extends Closable>(props: DialogButtonProps<Props>) {
  const { load, facts, onClosed, ...button } = props;
  const problemText = useProblemText();
  const [step, setStep] = useState<'loading' | 'failed'>();
  const [opened, setOpened] = useState<{ Dialog: ComponentType<Props> }>();
  const preload = () => void load().catch(() => undefined);

  async function open() {
    setStep('loading');
    try {
      setOpened({ Dialog: await load() });
      setStep(undefined);
    } catch {
      setStep('failed');
    }
  }

  function close() {
    setOpened(undefined);
    onClosed?.();
  }

  return (
    <>
      <Button
        block
        {...button}
        loading={step === 'loading'}
        onClick={() => void open()}
        onPointerEnter={preload}
        onFocus={preload}
      />
      {step === 'failed' ? <Notice tone="error">{problemText(silenceProblem())}</Notice> : null}
      {opened ? <opened.Dialog {...({ ...facts, onClose: close } as Props)} /> : null}
    </>
  );
}
