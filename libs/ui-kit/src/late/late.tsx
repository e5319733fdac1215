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
  /** Loads the part ahead of its first render, which then has it at once. It never fails: the part itself tries again. */
  load: () => Promise<unknown>;
}

/**
 * A part of the page whose HTML works without scripts (links, forms, native popovers). Its code loads after the rest of the page
 * is hydrated, so that fields are ready earlier. A button that is clicked before acts as soon as the part is hydrated.
 * @param load an `import(…)`; parts of one file load together
 * @param meanwhile the placeholder where the server did not render the part
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
    // The component type must not change while it is shown, because React would mount a new one.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? (Coming as ComponentType<Props>));
    const [first] = useState(props);
    const [awake, setAwake] = useState(loaded !== undefined);
    const wake = useCallback(() => setAwake(true), []);
    const given = awake ? props : first;
    // React drops the server's nodes of a part that is rendered anew before its code has loaded: until then it keeps its first
    // props.
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
 * Loads every late part declared by the loaded modules, and the parts declared by those. The server and specs call it first, so
 * that no HTML lacks a part.
 */
export async function loadLateParts(): Promise<void> {
  for (let loaded = 0; loaded < loads.length;) {
    const coming = loads.slice(loaded);
    loaded = loads.length;
    await Promise.all(coming.map((load) => load()));
  }
}
