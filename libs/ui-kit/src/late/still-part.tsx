import { useEffect, useRef, useState, type ComponentType } from 'react';
import { noted, pressAgain } from './early-presses';
import { useFromServer } from './use-from-server';
import classes from './late.module.css';

const loads: (() => Promise<void>)[] = [];

/** The usable controls of a part, in order. */
const controlsOf = (part: HTMLElement): HTMLElement[] => [
  ...part.querySelectorAll<HTMLElement>('button, input, select'),
];

/** Moves recorded actions to the controls that have replaced the recorded ones. */
function passPresses(from: readonly HTMLElement[], to: readonly HTMLElement[]): void {
  const presses = noted();
  for (const [index, control] of from.entries()) {
    const repeat = presses?.get(control);
    if (!repeat) continue;
    presses?.delete(control);
    if (to[index]) presses?.set(to[index], repeat);
  }
}

/** React never looks into an element with `dangerouslySetInnerHTML`, so the server's nodes stay in it. */
const untouched = { __html: '' };

/**
 * A part of a form whose code loads after the form's. React drops a suspended part that its form renders anew before the code has
 * loaded, and content below moves twice; this one keeps the server's nodes until its own replace them. Its page awaits
 * `loadStillParts()`, so that the first render has it.
 * @param load an `import(…)`; parts of one file load together
 */
export function stillPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  const come = async () => void (Part ??= await load());
  loads.push(come);
  return function Still(props: Props) {
    const fromServer = useFromServer();
    const [here, setHere] = useState(Part !== undefined);
    const element = useRef<HTMLDivElement>(null);
    const before = useRef<HTMLElement[]>([]);
    const focused = useRef(-1);
    useEffect(() => {
      if (!here) {
        const replace = () => {
          before.current = element.current ? controlsOf(element.current) : [];
          focused.current = before.current.indexOf(document.activeElement as HTMLElement);
          setHere(true);
        };
        // The form works without this part.
        void come().then(replace, () => undefined);
        return;
      }
      const part = element.current!;
      const controls = controlsOf(part);
      controls[focused.current]?.focus();
      passPresses(before.current, controls);
      pressAgain(part);
    }, [here]);
    const box = { ref: element, className: classes.late, 'data-sleeping': '' };
    if (here && Part) {
      return (
        <div key="here" {...box}>
          <Part {...props} />
        </div>
      );
    }
    return fromServer ? (
      <div key="still" {...box} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
    ) : null;
  };
}

/** Loads every still part of the pages whose code is loaded. */
export async function loadStillParts(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}
