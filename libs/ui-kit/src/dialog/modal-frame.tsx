import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { IconButton } from '../icon-button/icon-button';
import { X } from '../icons/icons.exports';
import classes from './modal-frame.module.css';
import { useModal } from './use-modal';
import { useReadingFocus } from './use-reading-focus';

export interface ModalProps {
  open: boolean;
  /** Called on Esc, on a click on the backdrop and by the close button; the owner then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Buttons that stay in view while the content scrolls. */
  footer?: ReactNode;
  /** The element that gets the focus first: the title of a text, or the first control of a form. */
  initialFocus?: 'title' | 'content';
  dismissable?: boolean;
  children: ReactNode;
}

interface FrameProps extends ModalProps {
  className: string | undefined;
}

/** The one modal of the kit: `Dialog` and `Sheet` only position it differently. Content mounts when it opens. */
export function ModalFrame({ open, ...props }: FrameProps) {
  return open ? <OpenModal {...props} /> : null;
}

const contentControls = ['input:not([type="hidden"])', 'select', 'textarea', 'button', 'a[href]']
  .map((control) => `[data-modal-body] ${control}:not(:disabled)`)
  .join();

function OpenModal(props: Omit<FrameProps, 'open'>) {
  const { title, closeLabel, footer, initialFocus = 'title', dismissable = true } = props;
  const titleId = useId();
  const modal = useModal({
    onClose: props.onClose,
    dismissable,
    initialFocus: initialFocus === 'title' ? '[data-modal-title]' : contentControls,
  });
  const reading = useReadingFocus(contentControls);
  return (
    <dialog {...modal} className={clsx(classes.root, props.className)} aria-labelledby={titleId}>
      <div className={classes.panel}>
        <header className={classes.header}>
          <h2 id={titleId} className={classes.title} tabIndex={-1} data-modal-title>
            {title}
          </h2>
          {dismissable ? (
            <IconButton label={closeLabel} icon={<X />} onClick={props.onClose} />
          ) : null}
        </header>
        <div {...reading} className={classes.body} data-modal-body>
          {props.children}
        </div>
        {footer ? <footer className={classes.footer}>{footer}</footer> : null}
      </div>
    </dialog>
  );
}
