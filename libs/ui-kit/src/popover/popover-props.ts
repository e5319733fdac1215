import type { ReactNode } from 'react';

export interface PopoverProps {
  open: boolean;
  /** Called on Esc, a click outside, leaving with Tab, and by the close button on a phone. */
  onClose: () => void;
  /** Names the panel; visible on a phone, where it is a sheet. */
  title: string;
  closeLabel: string;
  /** The control that opens it; give it `aria-haspopup="dialog"` and `aria-expanded`. */
  trigger: ReactNode;
  footer?: ReactNode;
  align?: 'start' | 'end';
  className?: string;
  children: ReactNode;
}
