import type { KeyboardEvent } from 'react';
import { Flag, type FlagSource } from '../flag/flag';
import { ChevronDown } from '../icons/icons.exports';
import { isLetterKey, useTypeAhead } from '../behaviour/type-ahead/use-type-ahead';
import type { PhoneCountry } from './find-countries';
import classes from './phone-field.module.css';

interface PrefixButtonProps {
  /** The label: "country code". */
  label: string;
  country: string;
  prefix: string;
  countries: readonly PhoneCountry[];
  flags: FlagSource;
  open: boolean;
  disabled: boolean | undefined;
  onToggle: () => void;
  onIntent: () => void;
  onPick: (iso2: string) => void;
}

/** Flag and calling code. Opens the list; letters typed on the closed button choose a country, as in a native list. */
export function PrefixButton(props: PrefixButtonProps) {
  const { label, country, prefix, countries, open, onPick } = props;
  const typeAhead = useTypeAhead();
  const index = countries.findIndex(({ iso2 }) => iso2 === country);

  function keyPressed(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' && !open) {
      event.preventDefault();
      props.onToggle();
    } else if (isLetterKey(event)) {
      const names = countries.map(({ name }) => name);
      const meant = countries[typeAhead(event.key, names, index)];
      if (meant) onPick(meant.iso2);
    }
  }

  return (
    <button
      type="button"
      className={classes.prefix}
      disabled={props.disabled}
      aria-label={[label, countries[index]?.name, `+${prefix}`].filter(Boolean).join(' ')}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={props.onToggle}
      onKeyDown={keyPressed}
      onPointerEnter={props.onIntent}
      onFocus={props.onIntent}
    >
      <Flag source={props.flags} iso2={country} />
      <span>{`+${prefix}`}</span>
      <ChevronDown className={classes.chevron} size={16} />
    </button>
  );
}
