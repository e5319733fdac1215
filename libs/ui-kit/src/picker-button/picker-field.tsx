import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { Popover } from '../popover/popover';
import { Skeleton } from '../skeleton/skeleton';
import { PickerButton, type PickerButtonProps } from './picker-button';

interface PickerFieldProps extends Pick<PickerButtonProps, 'label' | 'value' | 'icon' | 'error'> {
  closeLabel: string;
  doneLabel: string;
  /** The visitor is about to open the panel: its code may be loaded. */
  onIntent: () => unknown;
  /** Sizes what stands in the panel until that code is there. */
  waitClass?: string;
  /** What the panel holds; it may be lazy. */
  children: ReactNode;
}

/** A button that says what is chosen, and the panel it is chosen in. */
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
