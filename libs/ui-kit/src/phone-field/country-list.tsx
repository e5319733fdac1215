import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { stepFor } from '../combobox/suggestion-keys';
import { Field } from '../field/field';
import { FlagFromSheet, type FlagSource } from '../flag/flag';
import { Check, Search } from '../icons/icons.exports';
import frame from '../text-field/text-field.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import classes from './country-list.module.css';
import { findCountries, type PhoneCountry } from './find-countries';

export interface CountryListTexts {
  /** Label of the search field. */
  search: string;
  nothingFound: string;
  /** Announced while the list gets shorter: "12 countries". */
  found: (count: number) => string;
}

interface CountryListProps {
  texts: CountryListTexts;
  countries: readonly PhoneCountry[];
  /** The country that is currently chosen. */
  current: string;
  flags: FlagSource;
  onPick: (iso2: string) => void;
}

/** All countries under a search field (APG: editable combobox whose list is always open). */
export function CountryList({ texts, countries, current, flags, onPick }: CountryListProps) {
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [picked, setPicked] = useState(() => countries.findIndex(({ iso2 }) => iso2 === current));
  const found = findCountries(countries, query);

  // This effect runs after the panel has taken the focus.
  useEffect(() => search.current?.focus(), []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [picked, query]);

  function keyPressed(event: KeyboardEvent) {
    const step = stepFor(event, { open: true, index: picked, count: found.length });
    // The panel handles Esc; Home and End move the caret of the text.
    if (!step || event.key === 'Escape' || event.key === 'Home' || event.key === 'End') return;
    event.preventDefault();
    if (step !== 'take') setPicked(step.index);
    else if (found[picked]) onPick(found[picked].iso2);
  }

  return (
    <div className={classes.root}>
      <Field label={texts.search} labelHidden>
        {(control) => (
          <span className={frame.frame}>
            <span className={frame.affix}>
              <Search size={20} />
            </span>
            <input
              {...control}
              ref={search}
              type="text"
              role="combobox"
              className={frame.input}
              placeholder={texts.search}
              aria-expanded="true"
              aria-autocomplete="list"
              aria-controls={`${id}-list`}
              aria-activedescendant={found[picked] && `${id}-${found[picked].iso2}`}
              autoComplete="off"
              spellCheck={false}
              value={query}
              onChange={({ target }) => {
                setQuery(target.value);
                setPicked(target.value === '' ? -1 : 0);
              }}
              onKeyDown={keyPressed}
            />
          </span>
        )}
      </Field>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.search}
        className={classes.list}
        // A click, also on the scroll bar, leaves the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
        tabIndex={-1}
      >
        {found.map((country, index) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus and handles the keys
          <div
            key={country.iso2}
            id={`${id}-${country.iso2}`}
            role="option"
            aria-selected={index === picked}
            className={classes.option}
            onClick={() => onPick(country.iso2)}
          >
            <FlagFromSheet source={flags} iso2={country.iso2} />
            <span className={classes.name}>{country.name}</span>
            {country.iso2 === current ? <Check size={16} /> : null}
            <span className={classes.prefix}>{`+${country.prefix}`}</span>
          </div>
        ))}
      </div>
      {found.length === 0 ? <p className={classes.nothing}>{texts.nothingFound}</p> : null}
      <VisuallyHidden role="status">
        {query === '' || found.length === 0 ? null : texts.found(found.length)}
      </VisuallyHidden>
    </div>
  );
}
