import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { clsx } from 'clsx';
import type { RenderLink } from '../link/render-link';
import { MenuList, type MenuItem } from './menu-list';
import classes from './menu.module.css';

/** What makes a button a menu button; spread it on the button. */
export interface MenuTrigger {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface MenuButtonProps {
  /** The button it hangs from, named by its own text. */
  trigger: (button: MenuTrigger) => ReactNode;
  items: readonly MenuItem[];
  renderLink?: RenderLink;
  align?: 'start' | 'end';
  className?: string;
}

/** Links and actions under one button (APG menu button). The list mounts when it opens. */
export function MenuButton({
  trigger,
  items,
  renderLink,
  align = 'start',
  className,
}: MenuButtonProps) {
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const [openAt, setOpenAt] = useState<'first' | 'last'>();
  const button: MenuTrigger = {
    id: `${id}-button`,
    'aria-haspopup': 'menu',
    'aria-expanded': openAt !== undefined,
    'aria-controls': openAt && `${id}-menu`,
    onClick: () => setOpenAt(openAt ? undefined : 'first'),
    onKeyDown: (event) => {
      const at = { ArrowDown: 'first', ArrowUp: 'last' } as const;
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpenAt(at[event.key]);
    },
  };
  return (
    <div ref={anchor} className={clsx(classes.anchor, className)}>
      {trigger(button)}
      {openAt ? (
        <MenuList
          id={`${id}-menu`}
          buttonId={button.id}
          anchor={anchor}
          items={items}
          renderLink={renderLink}
          align={align}
          startAt={openAt}
          onClose={() => setOpenAt(undefined)}
        />
      ) : null}
    </div>
  );
}
