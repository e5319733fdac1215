import { useState } from 'react';
import { useResponsesClient, useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import { useFormat, useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { RecentLinks } from '@karvon/ui-kit';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { hotelQuery } from '../../data/hotel.query';
import { stayQuery } from '../../model/stay';
import { forgetHotel, forgetHotels, viewedHotels } from './viewed-store';
import { viewedMessages as m } from './viewed-hotels.messages';

const max = 4;

/** Links to viewed hotels with their days. A hotel that no longer exists is left out. */
export function ViewedList({ today }: { today: PlainDate }) {
  const intl = useIntl();
  const format = useFormat();
  const lang = useLocale();
  const transport = useTransport();
  const [viewed, setViewed] = useState(() => viewedHotels(today));
  const shown = viewed.slice(0, max);
  const { hotels, known } = useQueries(
    {
      queries: shown.map(({ code }) => hotelQuery(transport, { code, lang })),
      combine: (responses) => ({
        hotels: new Map(responses.flatMap(({ data }) => (data ? [[data.code, data]] : []))),
        known: responses.every(({ isPending }) => !isPending),
      }),
    },
    useResponsesClient(),
  );
  if (!known || hotels.size === 0) return null;
  return (
    <RecentLinks
      title={intl.formatMessage(m.title)}
      clearText={intl.formatMessage(m.clear)}
      onClear={() => {
        forgetHotels();
        setViewed([]);
      }}
      renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      links={shown.flatMap(({ code, stay }) => {
        const hotel = hotels.get(code);
        if (!hotel) return [];
        const days = stay && format.range(stay.arrival, stay.departure);
        return {
          href: paths.hotel.to(lang, { code, ...(stay && stayQuery(stay)) }),
          heading: hotel.name,
          note: [hotel.location.name, days].filter(Boolean).join(', '),
          forgetLabel: intl.formatMessage(m.forget, { hotel: hotel.name }),
          onForget: () => {
            forgetHotel(code, today);
            setViewed(viewedHotels(today));
          },
        };
      })}
    />
  );
}
