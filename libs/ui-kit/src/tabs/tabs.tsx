import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import classes from './tabs.module.css';

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** Several views, one of them visible (APG tabs; arrow keys choose at once). */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { tabs, value, onChange } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const present = tabs.findIndex((tab) => tab.value === value);
    const targets: Record<string, number> = {
      ArrowLeft: (present - 1 + tabs.length) % tabs.length,
      ArrowRight: (present + 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const index = targets[event.key];
    const target = index === undefined ? undefined : tabs[index];
    if (!target) return;
    event.preventDefault();
    onChange(target.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index ?? 0]?.focus();
  };

  return (
    <div className={classes.root}>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={props.label}
        className={classes.list}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            className={classes.tab}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {props.children}
      </div>
    </div>
  );
}
