import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { pressAgain } from './early-presses';
import classes from './late.module.css';

const loads: (() => Promise<unknown>)[] = [];

/**
 * Ends the sleep of the part around it. Rendered last in a part, so that its effect runs after the effects of everything
 * else in it, and text that was typed early is entered before a button is pressed.
 */
export function Awake({ part }: { part: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const timer = setTimeout(() => pressAgain(part.current!));
    return () => clearTimeout(timer);
  }, [part]);
  return null;
}

/**
 * A part of the page whose HTML works without scripts (links, forms, popovers of the browser). Its code loads after the
 * rest of the page is hydrated, so that fields are ready earlier. A button that is pressed before acts as soon as the
 * part is hydrated.
 * @param load an `import(…)`; parts of one file come together
 * @param meanwhile what stands in its place where the server did not render it
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile?: ReactNode,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const come = async () => ({ default: (loaded = await load()) });
  const Coming = lazy(come);
  loads.push(come);
  return function Late(props: Props) {
    const element = useRef<HTMLDivElement>(null);
    // The same component type for as long as it is shown, because React would mount another type anew.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? (Coming as ComponentType<Props>));
    return (
      <div ref={element} className={classes.late} data-sleeping="">
        <Suspense fallback={meanwhile}>
          <Part {...props} />
          <Awake part={element} />
        </Suspense>
      </div>
    );
  };
}

/** Loads every late part. The server and specs call it first, so that no HTML lacks a part. */
export async function loadLateParts(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}
