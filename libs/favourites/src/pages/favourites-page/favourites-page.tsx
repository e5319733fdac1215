import { useId } from 'react';
import { useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import type { Favourite } from '@karvon/contract';
import { readItem, useFavourites, type FavouriteItem } from '@karvon/favourite-heart';
import { useIntl, useLocale, useProblemText } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { useSession } from '@karvon/session';
import { Button, EmptyState, Notice, Skeleton, Stack, VisuallyHidden } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { cardMessages } from '../../components/favourite-card/card.messages';
import { FlightCard } from '../../components/favourite-card/flight-card';
import { HotelCard } from '../../components/favourite-card/hotel-card';
import { favouritesQuery } from '../../data/favourites.query';
import { isOver } from '../../data/use-now';
import type { Market } from '../../model/market';
import { pageMessages as m } from './favourites-page.messages';
import classes from './favourites-page.module.css';
import { FavouriteSection } from './favourite-section';

export interface FavouritesPageProps {
  market: Market;
  /** Today on the edition's clock. */
  today: PlainDate;
}

interface Entry<Item> {
  favourite: Favourite;
  item: Item;
}

function Loading() {
  const intl = useIntl();
  return (
    <div role="status" className={classes.list}>
      <VisuallyHidden>{intl.formatMessage(m.loading)}</VisuallyHidden>
      <Skeleton shape="block" className={classes.waiting} />
      <Skeleton shape="block" className={classes.waiting} />
    </div>
  );
}

function Empty() {
  const intl = useIntl();
  const lang = useLocale();
  return (
    <EmptyState
      title={intl.formatMessage(m.empty)}
      text={intl.formatMessage(m.emptyText)}
      actions={
        <>
          <Button as={Link} to={paths.airTickets.to(lang)}>
            {intl.formatMessage(m.findFlights)}
          </Button>
          <Button as={Link} variant="secondary" to={paths.hotels.to(lang)}>
            {intl.formatMessage(m.findHotels)}
          </Button>
        </>
      }
    />
  );
}

/** All entries of one kind, by their words. */
function entriesOf<Kind extends FavouriteItem['kind']>(
  favourites: readonly Favourite[],
  kind: Kind,
) {
  const entries = favourites.flatMap((favourite): Entry<FavouriteItem>[] => {
    const item = readItem(favourite.item);
    return item?.kind === kind ? [{ favourite, item }] : [];
  });
  return entries as Entry<Extract<FavouriteItem, { kind: Kind }>>[];
}

function partsOf<Item extends FavouriteItem>(entries: readonly Entry<Item>[], today: PlainDate) {
  const favourites = (over: boolean) =>
    entries.filter(({ item }) => isOver(item, today) === over).map(({ favourite }) => favourite);
  return {
    ahead: favourites(false),
    past: favourites(true),
    itemOf: (word: string) => entries.find(({ favourite }) => favourite.item === word)!.item,
  };
}

/** What the visitor keeps, with its prices now; from here it is compared. */
export function FavouritesPage({ market, today }: FavouritesPageProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const known = useFavourites();
  const { user } = useSession();
  const brought = useQuery(favouritesQuery(useTransport(), user));
  // Before the server has answered, nothing on this device is no empty list.
  const waits = user !== null && brought.data === undefined && known?.length === 0;
  const favourites = waits ? null : known;
  const flights = partsOf(entriesOf(favourites ?? [], 'air'), today);
  const hotels = partsOf(entriesOf(favourites ?? [], 'hotel'), today);
  const props = { market, today };
  const titleId = useId();
  return (
    <div className={classes.root}>
      <h1 id={titleId} tabIndex={-1}>
        {intl.formatMessage(m.title)}
      </h1>
      <VisuallyHidden role="status">
        {favourites ? intl.formatMessage(m.count, { count: favourites.length }) : null}
      </VisuallyHidden>
      {brought.error ? (
        <Notice tone="error">
          <Stack gap={2}>
            <p>{problemText(brought.error)}</p>
            <div>
              <Button size="small" variant="secondary" onClick={() => void brought.refetch()}>
                {intl.formatMessage(cardMessages.retry)}
              </Button>
            </div>
          </Stack>
        </Notice>
      ) : null}
      {favourites === null && !brought.error ? <Loading /> : null}
      {favourites?.length === 0 ? <Empty /> : null}
      <FavouriteSection
        kind="air"
        title={intl.formatMessage(m.flights)}
        pageTitleId={titleId}
        ahead={flights.ahead}
        past={flights.past}
        renderCard={({ item, price }, controls) => (
          <FlightCard
            key={item}
            item={flights.itemOf(item)}
            before={price}
            {...props}
            {...controls}
          />
        )}
      />
      <FavouriteSection
        kind="hotel"
        title={intl.formatMessage(m.hotels)}
        pageTitleId={titleId}
        ahead={hotels.ahead}
        past={hotels.past}
        renderCard={({ item, price }, controls) => (
          <HotelCard
            key={item}
            item={hotels.itemOf(item)}
            before={price}
            {...props}
            {...controls}
          />
        )}
      />
    </div>
  );
}
