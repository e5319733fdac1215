import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router';

interface HotelLinkProps extends ComponentProps<'a'> {
  /** From the root of the site. */
  href: string;
}

/**
 * A link for long lists. The router's own link renders again whenever the address changes, and every filter changes it:
 * three links in a card were a third of the cost of a press.
 */
export function HotelLink({ href, children, ...props }: HotelLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
    // The browser handles every press with a modifier key: new tab, new window, download.
    if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    void navigate(href);
  };
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  );
}
