import { useState, type ComponentType, type ReactNode } from 'react';
import { useIntl } from '@karvon/i18n';
import { Button, Notice } from '@karvon/ui-kit';
import { rulesMessages as m } from './fare-rules.messages';
import type { RulesDialogProps } from './rules-dialog';

const load = async () => (await import('./rules-dialog')).RulesDialog;
const preload = () => void load().catch(() => undefined);

interface FareRulesProps<Key extends readonly unknown[]> extends Omit<
  RulesDialogProps<Key>,
  'onClose'
> {
  /** Added to the button's text where a page has several such buttons. */
  buttonNote?: ReactNode;
  className?: string;
}

/** A button that opens a dialog with the rules of one fare. The dialog loads on hover or focus. */
export function FareRules<Key extends readonly unknown[]>(props: FareRulesProps<Key>) {
  const { buttonNote, className, ...facts } = props;
  const intl = useIntl();
  /** Null when it could not be loaded. */
  const [Dialog, setDialog] = useState<ComponentType<RulesDialogProps<Key>> | null>();
  return (
    <>
      <Button
        className={className}
        variant="quiet"
        size="small"
        onClick={() =>
          void load().then(
            (Loaded) => setDialog(() => Loaded),
            () => setDialog(null),
          )
        }
        onPointerEnter={preload}
        onFocus={preload}
      >
        <span>{intl.formatMessage(m.open)}</span>
        {buttonNote}
      </Button>
      {Dialog ? <Dialog {...facts} onClose={() => setDialog(undefined)} /> : null}
      {Dialog === null ? <Notice tone="error">{intl.formatMessage(m.failed)}</Notice> : null}
    </>
  );
}
