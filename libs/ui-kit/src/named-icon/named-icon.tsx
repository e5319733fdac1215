import { use, useEffect } from 'react';
import { Circle, type LucideIcon } from '../icons/icons';
import { MissingIconContext } from './missing-icon-context';

interface NamedIconProps<Name extends string> {
  /** The icons there are: a feature brings its own few, so no page loads all of them. */
  icons: Readonly<Record<Name, LucideIcon>>;
  /** A code out of an answer. The types know it; a newer server may not keep to them. */
  name: Name;
  /** Pixels. */
  size?: number;
}

/** An icon chosen by data. For an unknown name it draws a neutral circle and reports it. */
export function NamedIcon<Name extends string>({ icons, name, size = 20 }: NamedIconProps<Name>) {
  const report = use(MissingIconContext);
  const missing = !Object.hasOwn(icons, name);
  useEffect(() => {
    if (missing) report?.(name);
  }, [missing, name, report]);
  const Icon = missing ? Circle : icons[name];
  return <Icon aria-hidden="true" size={size} />;
}
