import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { pressAgain } from './early-presses';
import classes from './late.module.css';

const loads: (() => Promise<void>)[] = [];

/** Stands last in a part, so that everything in it hears when this does something. */
function Awake({ part }: { part: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    if (part.current) pressAgain(part.current);
  }, [part]);
  return null;
}

/**
 * A part of the page that stands in the HTML and works there by itself (links, forms, popovers of the browser's own). Its
 * code comes once the page is awake, so that what a visitor types into wakes up earlier. A button pressed before that acts
 * when the part wakes up.
 * @param load an `import(…)`; parts of one file come together
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Coming = lazy(async () => ({ default: await load() }));
  loads.push(async () => void (loaded = await load()));
  return function Late(props: Props) {
    const element = useRef<HTMLDivElement>(null);
    // One and the same for as long as it is shown: another type would begin anew.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? (Coming as ComponentType<Props>));
    return (
      <div ref={element} className={classes.late} data-sleeping="">
        <Suspense>
          <Part {...props} />
          <Awake part={element} />
        </Suspense>
      </div>
    );
  };
}

/** For the server and for specs: every part at hand, so that no answer is written without one. */
export async function loadLateParts(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}
