import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react';
import { ToastCard, type ToastContent } from './toast-card';
import classes from './toast.module.css';

type ShowToast = (toast: ToastContent) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

interface ToastProviderProps {
  /** Names the region for screen readers. */
  label: string;
  closeLabel: string;
  children: ReactNode;
}

/** Renders the one region where short notices appear; put it around the application. */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<(ToastContent & { id: number })[]>([]);
  const lastId = useRef(0);
  const region = useRef<HTMLDivElement>(null);

  const show = useCallback<ShowToast>((toast) => {
    lastId.current += 1;
    const id = lastId.current;
    setToasts((present) => [...present, { ...toast, id }]);
    // Moves the region to the top of the browser's top layer, above a dialog that was opened after the last toast.
    region.current?.hidePopover?.();
    region.current?.showPopover?.();
  }, []);
  const drop = useCallback((id: number) => {
    setToasts((present) => present.filter((toast) => toast.id !== id));
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      <div
        ref={region}
        popover="manual"
        role="region"
        aria-label={label}
        className={classes.region}
      >
        <div role="status">
          {toasts.map(({ id, ...toast }) => (
            <ToastCard key={id} {...toast} closeLabel={closeLabel} onClose={() => drop(id)} />
          ))}
        </div>
      </div>
    </ToastContext>
  );
}

/** Returns a function that shows a toast for three seconds. Throws outside a `ToastProvider`. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
