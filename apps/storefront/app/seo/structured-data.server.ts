import type { Locale } from '@karvon/contract';
import { clockOf, type Edition } from '@karvon/edition';
import { paths } from '@karvon/paths';
import { scriptText } from '@karvon/page-delivery/server';
import { breadcrumbs, type Crumb } from '../document/head/breadcrumbs';

interface Site {
  edition: Edition;
  publicUrl: string;
  locale: Locale;
}

const everyDay = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

function agency({ edition, publicUrl, locale }: Site) {
  const { support } = edition;
  const hours = {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: everyDay,
    opens: clockOf(support.opensAt),
    // Hours that end at midnight end at 23:59, because not every reader accepts '24:00'.
    closes: clockOf(Math.min(support.closesAt, 1439)),
  };
  return {
    '@type': 'TravelAgency',
    '@id': `${publicUrl}/#agency`,
    name: edition.brand,
    legalName: edition.legalName[locale],
    url: publicUrl,
    logo: `${publicUrl}/icon-any-512.png`,
    image: `${publicUrl}/share-${edition.id}.png`,
    email: edition.email,
    telephone: edition.phones[0]?.number,
    openingHoursSpecification: hours,
    currenciesAccepted: edition.currency,
    sameAs: edition.messengers.map(({ url }) => url),
    contactPoint: edition.phones.map(({ number }) => ({
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: number,
      availableLanguage: ['ru', 'uz'],
      hoursAvailable: hours,
    })),
  };
}

function webSite({ edition, publicUrl, locale }: Site) {
  const search = `${publicUrl}${paths.airTickets.to(locale)}?from={from}&to={to}&out={out}`;
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: edition.brand,
    url: publicUrl,
    inLanguage: locale,
    publisher: { '@id': `${publicUrl}/#agency` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: search },
      'query-input': ['required name=from', 'required name=to', 'required name=out'],
    },
  };
}

/**
 * JSON-LD about us and the page's breadcrumbs, for search engines. It is safe inside a script element, because no character can
 * end the element or begin a comment.
 */
export function structuredData(site: Site, crumbs: readonly Crumb[]): string {
  const graph = [
    agency(site),
    webSite(site),
    ...(crumbs.length > 1 ? [breadcrumbs(site.publicUrl, crumbs)] : []),
  ];
  return scriptText({ '@context': 'https://schema.org', '@graph': graph });
}
