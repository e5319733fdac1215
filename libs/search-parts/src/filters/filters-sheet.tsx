import { useState, type ReactNode } from 'react';
import { useIntl } from '@karvon/i18n';
import { Button, Sheet } from '@karvon/ui-kit';
import { filterMessages as m } from './filters.messages';
import { panelMessages } from '../panel.messages';

type Draft<Filter> = (draft: Filter, change: (filter: Filter) => void) => ReactNode;

interface FiltersSheetProps<Filter> {
  filter: Filter;
  onChange: (filter: Filter) => void;
  onClose: () => void;
  /** The button that applies the draft; its text says how many results the draft shows. */
  apply: { text: (draft: Filter) => string; className?: string };
  /** A second button beside it. */
  beside: Draft<Filter>;
  children: Draft<Filter>;
}

/** Filters in a sheet over the page: the visitor edits a draft, then applies it. */
export function FiltersSheet<Filter>(props: FiltersSheetProps<Filter>) {
  const { filter, onChange, onClose, apply, beside, children } = props;
  const intl = useIntl();
  const [draft, setDraft] = useState(filter);
  return (
    <Sheet
      open
      onClose={onClose}
      title={intl.formatMessage(m.title)}
      closeLabel={intl.formatMessage(panelMessages.close)}
      footer={
        <>
          {beside(draft, setDraft)}
          <Button
            className={apply.className}
            onClick={() => {
              onChange(draft);
              onClose();
            }}
          >
            {apply.text(draft)}
          </Button>
        </>
      }
    >
      {children(draft, setDraft)}
    </Sheet>
  );
}
