import { useId, useState, type ReactNode } from 'react';
import { useTransport, type Transport } from '@karvon/api-client';
import { maxCompared, maxFavourites, minCompared, type Favourite } from '@karvon/contract';
import { keepFavourite, type FavouriteItem } from '@karvon/favourite-heart';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { readTabForm, writeTabForm } from '@karvon/session';
import { Button, Disclosure, ShowMore } from '@karvon/ui-kit';
import { Link } from 'react-router';
import type { CardControls } from '../../components/favourite-card/favourite-card';
import { comparedText } from '../../model/compared-items';
import { pageMessages as m } from './favourites-page.messages';
import classes from './favourites-page.module.css';

interface FavouriteSectionProps {
  kind: FavouriteItem['kind'];
  title: string;
  /** Of the page's heading, which takes the focus when the section goes with its last card. */
  pageTitleId: string;
  ahead: readonly Favourite[];
  past: readonly Favourite[];
  renderCard: (favourite: Favourite, controls: CardControls) => ReactNode;
}

const step = 10;

interface CompareBarProps {
  chosen: readonly string[];
}

async function removeAll(transport: Transport, favourites: readonly Favourite[]) {
  for (const favourite of favourites) await keepFavourite(transport, favourite, false);
}

/** What is chosen to be compared; nothing before the first. */
function CompareBar({ chosen }: CompareBarProps) {
  const intl = useIntl();
  const lang = useLocale();
  const enough = chosen.length >= minCompared;
  return (
    <div className={classes.bar} data-shown={chosen.length > 0 || undefined}>
      <p role="status">
        {chosen.length > 0
          ? intl.formatMessage(enough ? m.chosen : m.chooseMore, { count: chosen.length })
          : null}
      </p>
      {enough ? (
        <Button as={Link} to={paths.favourites.to(lang, { items: comparedText(chosen) })}>
          {intl.formatMessage(m.compare)}
        </Button>
      ) : null}
    </div>
  );
}

/** Kept flights, or kept hotels: those ahead, ten at a time so that few are asked for at once, and those whose day is over. */
export function FavouriteSection(props: FavouriteSectionProps) {
  const { kind, title, pageTitleId, ahead, past, renderCard } = props;
  const intl = useIntl();
  const id = useId();
  const transport = useTransport();
  const [shown, setShown] = useState(step);
  // The way back from the comparison leads to the same marks.
  const marks = `compared-${kind}`;
  const [picked, setPicked] = useState(() => readTabForm<readonly string[]>(marks) ?? []);
  const chosen = picked.filter((item) => ahead.some((one) => one.item === item));
  const count = ahead.length + past.length;
  if (count === 0) return null;

  function letGo(favourites: readonly Favourite[]) {
    // The pressed button goes with its card.
    document.getElementById(favourites.length < count ? id : pageTitleId)?.focus();
    void removeAll(transport, favourites);
  }
  const choose = (item: string, on: boolean) => {
    const next = [...chosen.filter((one) => one !== item), ...(on ? [item] : [])];
    setPicked(next);
    writeTabForm(marks, next);
  };
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <ul className={classes.list}>
        {ahead.slice(0, shown).map((favourite) =>
          renderCard(favourite, {
            chosen: chosen.includes(favourite.item),
            full: chosen.length >= maxCompared,
            onChoose: (on) => choose(favourite.item, on),
            onRemove: () => letGo([favourite]),
          }),
        )}
      </ul>
      {ahead.length > step ? (
        <ShowMore
          countText={intl.formatMessage(m.shown, {
            shown: Math.min(shown, ahead.length),
            all: ahead.length,
          })}
          hasMore={shown < ahead.length}
          moreText={intl.formatMessage(m.more, { count: Math.min(step, ahead.length - shown) })}
          busyLabel=""
          onMore={() => setShown(shown + step)}
        />
      ) : null}
      {count >= maxFavourites ? (
        <p className={classes.muted}>{intl.formatMessage(m.latest, { count: maxFavourites })}</p>
      ) : null}
      {past.length > 0 ? (
        <Disclosure summary={intl.formatMessage(m.past, { count: past.length })}>
          <ul className={classes.list}>
            {past.map((favourite) =>
              renderCard(favourite, {
                chosen: false,
                full: true,
                onChoose: () => undefined,
                onRemove: () => letGo([favourite]),
              }),
            )}
          </ul>
          <Button variant="quiet" onClick={() => letGo(past)}>
            {intl.formatMessage(m.removePast)}
          </Button>
        </Disclosure>
      ) : null}
      <CompareBar chosen={chosen} />
    </section>
  );
}
