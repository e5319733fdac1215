import { useCallback, useRef } from 'react';
import { criteriaQuery, NamedSearchForm, type SearchCriteria } from '@karvon/air-search';
import { dayAt } from '@karvon/calendar';
import { editions } from '@karvon/edition';
import { paths } from '@karvon/paths';
import { createWidget, type WidgetProps } from './frame/create-widget';
import { StorefrontRouter } from './frame/storefront-router';
import { notify } from './frame/notify';

/** `<karvon-air-search>`: the search form; results open on the storefront. */
function AirSearch({ element, settings: { lang, edition: id, origin, target } }: WidgetProps) {
  const edition = editions[id];
  const wanted = useRef(true);
  const mayLeave = useCallback(() => wanted.current, []);
  function announce({ ticketClass, onward, ...search }: SearchCriteria) {
    const query = criteriaQuery({ ticketClass, onward, ...search });
    const url = origin + paths.airTickets.to(lang, query);
    const detail = { ...search, onward: [...onward], cabin: ticketClass, url };
    wanted.current = notify(element, 'karvon-search', detail);
  }
  return (
    <StorefrontRouter {...{ origin, target, mayLeave }}>
      <NamedSearchForm
        key={id}
        edition={edition}
        today={dayAt(new Date(), edition.support.utcOffsetMinutes)}
        onSearch={announce}
      />
    </StorefrontRouter>
  );
}

export const mount = createWidget(AirSearch, paths.home.to);
