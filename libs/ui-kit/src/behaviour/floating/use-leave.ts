import { useEffect, type RefObject } from 'react';
import { innermostTarget } from './shadow-tree';

const signs = ['pointerdown', 'focusin'] as const;

/**
 * Calls back when a click or the focus goes elsewhere. The document gets no events when the focus moves within a custom element,
 * so the hook also listens to the element's own tree.
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
