import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { keepInView } from '../floating/keep-in-view';
import { ModalFrame } from '../dialog/modal-frame';
import sheet from '../sheet/sheet.module.css';
import classes from './popover.module.css';

interface PopoverProps {
  open: boolean;
  /** Asked for by Esc, a press outside, leaving with Tab, or the close button on a phone. */
  onClose: () => void;
  /** Names the panel; visible on a phone, where it is a sheet. */
  title: string;
  closeLabel: string;
  /** The control it hangs from; give it `aria-haspopup="dialog"` and `aria-expanded`. */
  trigger: ReactNode;
  footer?: ReactNode;
  align?: 'start' | 'end';
  className?: string;
  children: ReactNode;
}

/** A panel under its control on a wide screen, a bottom sheet on a phone. Content mounts when it opens. */
export function Popover(props: PopoverProps) {
  const { open, onClose, trigger, className } = props;
  const anchor = useRef<HTMLDivElement>(null);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- hears Esc from the controls inside
    <div
      ref={anchor}
      className={clsx(classes.anchor, className)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        onClose();
      }}
    >
      {trigger}
      {open ? <Panel {...props} anchor={anchor} /> : null}
    </div>
  );
}

type PanelProps = PopoverProps & { anchor: React.RefObject<HTMLDivElement | null> };

function Panel(props: PanelProps) {
  // Mounts only after a press, so there is a window; turning the phone does not swap panels mid-choice.
  const [narrow] = useState(() => window.innerWidth < 768);
  if (!narrow) return <Floating {...props} />;
  const { title, closeLabel, footer, children, onClose } = props;
  return (
    <ModalFrame open {...{ title, closeLabel, footer, onClose }} className={sheet.root}>
      {children}
    </ModalFrame>
  );
}

function Floating({ anchor, onClose, title, footer, align = 'start', children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const element = panel.current;
    element?.focus({ preventScroll: true });
    if (element) keepInView(element);
    element?.scrollIntoView?.({ block: 'nearest' });
    return () => {
      // Esc and Done hand the focus back; a press elsewhere has already moved it.
      if (element?.contains(document.activeElement) && opener instanceof HTMLElement) {
        opener.focus({ preventScroll: true });
      }
    };
  }, []);
  useEffect(() => {
    const leave = (event: Event) => {
      const target = event.target;
      if (target instanceof Node && !anchor.current?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [anchor, onClose]);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      className={classes.panel}
      data-align={align}
    >
      {children}
      {footer ? <div className={classes.footer}>{footer}</div> : null}
    </div>
  );
}
