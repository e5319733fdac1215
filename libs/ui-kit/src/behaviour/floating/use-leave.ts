import { useEffect, type RefObject } from 'react';
import { innermostTarget } from './shadow-tree';

const signs = ['pointerdown', 'focusin'] as const;

/**
 * Tells when a press or the focus goes elsewhere. Within a custom element the focus moves unheard by the document, so its
 * own tree is listened to as well.
 */
export function useLeave(anchor: RefObject<HTMLElement | null>, onLeave: () => void): void {
  useEffect(() => {
    const leave = (event: Event) => {
      const target = innermostTarget(event);
      if (target && !anchor.current?.contains(target)) onLeave();
    };
    const trees = new Set<Node>([document, anchor.current?.getRootNode() ?? document]);
    for (const tree of trees) signs.forEach((sign) => tree.addEventListener(sign, leave));
    return () => {
      for (const tree of trees) signs.forEach((sign) => tree.removeEventListener(sign, leave));
    };
  }, [anchor, onLeave]);
}
