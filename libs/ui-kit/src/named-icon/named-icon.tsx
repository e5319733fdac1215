import { use, useEffect } from 'react';
import { Circle, type LucideIcon } from '../icons/icons.exports';
import { MissingIconContext } from './missing-icon-context';

interface NamedIconProps<Name extends string> {
  /** The icons to choose from. A feature passes only its own, so that no page loads all of them. */
  icons: Readonly<Record<Name, LucideIcon>>;
  /** A code from a response. A newer server may send one that the types do not know. */
  name: Name;
}

/** An icon chosen by data. For an unknown name it draws a neutral circle and reports it. */
export function NamedIcon<Name extends string>({ icons, name }: NamedIconProps<Name>) {
  const report = use(MissingIconContext);
  const missing = !Object.hasOwn(icons, name);
  useEffect(() => {
    if (missing) report?.(name);
  }, [missing, name, report]);
  const Icon = missing ? Circle : icons[name];
  return <Icon aria-hidden="true" size={20} />;
}
