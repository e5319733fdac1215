import type { HotelDescription } from '@karvon/contract';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Badge, Breadcrumbs, Rating, ShieldCheck } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { GuestScore } from '../../components/hotel-facts/guest-score';
import { factMessages } from '../../components/hotel-facts/hotel-facts.messages';
import { kindNames } from '../../components/hotel-facts/hotel-names.messages';
import { useDistance } from '../../components/hotel-facts/use-distance';
import { summaryMessages } from '../../components/stay-summary/stay-summary.messages';
import { stayQuery, type Stay } from '../../model/stay';
import { hotelMessages as m } from './hotel-page.messages';
import classes from './hotel-page.module.css';
import { KeepHotel } from './keep-hotel';

/** Name, category and address of the hotel; the link back to the hotels of its city. */
export function HotelHeader({ hotel, stay }: { hotel: HotelDescription; stay: Stay | null }) {
  const intl = useIntl();
  const lang = useLocale();
  const distance = useDistance();
  const { location, nearby } = hotel;
  const centre = nearby.find(({ kind }) => kind === 'city-centre');
  const list = paths.hotels.to(lang, { city: location.code, ...(stay && stayQuery(stay)) });
  return (
    <header className={classes.header}>
      <Breadcrumbs
        label={intl.formatMessage(m.crumbs)}
        parents={[
          { label: intl.formatMessage(m.home), href: paths.home.to(lang) },
          { label: intl.formatMessage(m.hotels), href: paths.hotels.to(lang) },
          {
            label: intl.formatMessage(summaryMessages.title, { nameIn: location.nameIn }),
            href: list,
          },
        ]}
        current={hotel.name}
        renderLink={({ href, ...link }) => <Link to={href} {...link} />}
      />
      <div className={classes.title}>
        <h1>{hotel.name}</h1>
        <div className={classes.heart}>
          <KeepHotel hotel={hotel} stay={stay} />
        </div>
      </div>
      <p className={classes.facts}>
        {hotel.latinName ? <span lang="en">{hotel.latinName}</span> : null}
        {hotel.stars > 0 ? (
          <Rating
            value={hotel.stars}
            outOf={hotel.stars}
            label={intl.formatMessage(factMessages.stars, { count: hotel.stars })}
          />
        ) : null}
        <span>{intl.formatMessage(kindNames[hotel.kind])}</span>
        <GuestScore score={hotel.score} />
        <span>{hotel.address}</span>
        {centre ? (
          <span>
            {intl.formatMessage(factMessages.toCentre, { distance: distance(centre.distance) })}
          </span>
        ) : null}
      </p>
      {hotel.certified && hotel.stars > 0 ? (
        <p>
          <Badge tone="success" icon={<ShieldCheck aria-hidden="true" size={16} />}>
            {intl.formatMessage(factMessages.certified)}
          </Badge>
        </p>
      ) : null}
    </header>
  );
}
