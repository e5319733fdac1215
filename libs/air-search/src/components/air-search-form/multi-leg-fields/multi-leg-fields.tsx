import { useEffect, useRef, useState } from 'react';
import { maxLegs } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Button, Plus, VisuallyHidden } from '@karvon/ui-kit';
import { addLeg, moveLeg, removeLeg } from '../../../model/search/draft-legs';
import type { SearchFields } from '../use-search-draft';
import { LegFields } from './leg-fields';
import { legMessages as m } from './multi-leg.messages';
import classes from './multi-leg-fields.module.css';

/** Up to six legs, which can be added, removed and moved. Loaded on intent. */
export function MultiLegFields({ search }: { search: SearchFields }) {
  const intl = useIntl();
  const { changeLegs } = search;
  const { legs } = search.draft;
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** The element that gets the focus after a change of the legs: a field in one of them, or the button below. */
  const [focus, setFocus] = useState<{ within?: string } | null>(null);
  const [moved, setMoved] = useState('');

  useEffect(() => {
    if (!focus) return;
    const goal = focus.within && list.current?.querySelector<HTMLElement>(focus.within);
    (goal || add.current)?.focus();
  }, [focus]);

  function move(index: number, by: 1 | -1) {
    changeLegs((before) => moveLeg(before, index, by));
    const target = index + by;
    // At the end of the list the clicked button is disabled: then the button beside it takes the focus.
    const end = target === 0 || target === legs.length - 1;
    const direction = by * (end ? -1 : 1) < 0 ? 'up' : 'down';
    setFocus({ within: `[data-leg="${target}"] [data-move="${direction}"]` });
    setMoved(intl.formatMessage(m.moved, { number: target + 1 }));
  }

  return (
    <div className={classes.root}>
      <ol ref={list} className={classes.legs}>
        {legs.map((leg, index) => (
          <LegFields
            key={leg.id}
            {...{ search, leg, index }}
            onMove={(by) => move(index, by)}
            onRemove={() => {
              changeLegs((before) => removeLeg(before, index));
              setFocus({});
            }}
          />
        ))}
      </ol>
      {legs.length < maxLegs ? (
        <Button
          ref={add}
          variant="quiet"
          size="small"
          iconStart={<Plus aria-hidden="true" size={20} />}
          onClick={() => {
            changeLegs((before) => addLeg(before));
            const field = legs.at(-1)?.to ? 'to' : 'from';
            setFocus({ within: `[data-leg="${legs.length}"] [data-field="${field}"] input` });
          }}
        >
          {intl.formatMessage(m.add)}
        </Button>
      ) : (
        <p className={classes.most}>{intl.formatMessage(m.most)}</p>
      )}
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </div>
  );
}
