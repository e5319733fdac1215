import type { ComponentProps } from 'react';
import type { PlainDate } from '@karvon/calendar';
import type { DraftLegs } from '../../model/search/draft-legs';
import type { DraftField, SearchDraft } from '../../model/search/search-draft';
import type { PlaceField } from '../place-field/place-field';

export interface MultiLegFieldsProps {
  draft: SearchDraft;
  today: PlainDate;
  placeField: (index: number, field: 'from' | 'to') => ComponentProps<typeof PlaceField>;
  errorOf: (index: number, field: DraftField) => string | undefined;
  onChange: (edit: (legs: DraftLegs) => DraftLegs) => void;
}
