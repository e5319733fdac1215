import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { Popover } from '../popover/popover';
import { Skeleton } from '../skeleton/skeleton';
import { PickerButton, type PickerButtonProps } from './picker-button';

interface PickerFieldProps extends Pick<PickerButtonProps, 'label' | 'value' | 'icon' | 'error'> {
  closeLabel: string;
  doneLabel: string;
  /** Called when the visitor is about to open the panel, so that its code can load. */
  onIntent: () => unknown;
  /** Class of the skeleton that fills the panel until the code has loaded. */
  waitClass?: string;
  /** Content of the panel; it may be lazy. */
  children: ReactNode;
}

/** A button with the current choice, and the panel that changes it. */
export function PickerField(props: PickerFieldProps) {
  const { closeLabel, doneLabel, onIntent, waitClass, children, ...button } = props;
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <Popover
      open={open}
      onClose={close}
      title={button.label}
      closeLabel={closeLabel}
      align="end"
      trigger={
        <PickerButton
          {...button}
          open={open}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={() => setOpen(!open)}
        />
      }
      footer={
        <Button block onClick={close}>
          {doneLabel}
        </Button>
      }
    >
      <Suspense fallback={<Skeleton shape="block" className={waitClass} />}>{children}</Suspense>
    </Popover>
  );
}
