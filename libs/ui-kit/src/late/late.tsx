import {
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { Awake } from './awake';
import { lazyPart } from './lazy-part';
import classes from './late.module.css';

const loads: (() => Promise<unknown>)[] = [];

export interface LatePart<Props> extends FunctionComponent<Props> {
  /** Loads it ahead of its first rendering, which then has it at once. It never fails: the part asks again. */
  load: () => Promise<unknown>;
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
): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const come = async () => (loaded = await load());
  const Coming = lazyPart(come);
  loads.push(come);
  function Late(props: Props) {
    const element = useRef<HTMLDivElement>(null);
    // The same component type for as long as it is shown, because React would mount another type anew.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? (Coming as ComponentType<Props>));
    const [first] = useState(props);
    const [awake, setAwake] = useState(loaded !== undefined);
    const wake = useCallback(() => setAwake(true), []);
    const given = awake ? props : first;
    // React drops the server's nodes of a part that is rendered anew before its code is there: until then it stays as it is.
    const part = useMemo(
      () => (
        <Suspense fallback={meanwhile}>
          <Part {...given} />
          <Awake part={element} onAwake={wake} />
        </Suspense>
      ),
      [Part, given, wake],
    );
    return (
      <div ref={element} className={classes.late} data-sleeping="">
        {part}
      </div>
    );
  }
  return Object.assign(Late, { load: () => come().catch(() => undefined) });
}

/**
 * Loads every late part of the modules that are loaded, and those that these bring. The server and specs call it first, so that no
 * HTML lacks a part.
 */
export async function loadLateParts(): Promise<void> {
  for (let loaded = 0; loaded < loads.length;) {
    const coming = loads.slice(loaded);
    loaded = loads.length;
    await Promise.all(coming.map((load) => load()));
  }
}
