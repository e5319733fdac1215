import { HotelBookingPage, loadGuestForm } from '@karvon/hotel-booking';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { useSearchParams } from 'react-router';
import { legalText, support } from '../checkout/checkout-slots';
import { hotelSlots } from '../checkout/use-account-slots';
import { Responses } from '../data/responses';
import { loaderTools } from '../data/loader-tools.server';
import { prefetchInBrowser, prefetchOnServer } from '../data/prefetch/prefetch';
import { hotelAddress, prefetchHotelOffer } from '../data/prefetch/prefetch-hotel-offer';
import { withTravellers } from '../checkout/with-travellers';
import { PageHead } from '../document/head/page-head';
import { hotelBookingTitles } from '../titles/hotel-booking.messages';
import { PageFrame } from '../layout/shell/page-frame';
import { useSite } from '../data/use-site';
import type { RouteHandle } from '../middleware/route-middleware';
import { serverMiddleware } from '../middleware/server-middleware.server';
import type { Route } from './+types/hotel-booking';

export const handle = {
  middleware: ['purchase', 'personal'],
  ahead: loadGuestForm,
} satisfies RouteHandle;
export const middleware = serverMiddleware(handle);

const prefetch = withTravellers(prefetchHotelOffer, loadGuestForm);

export function loader(args: Route.LoaderArgs) {
  return prefetchOnServer(prefetch, args, loaderTools(args.request));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchInBrowser(prefetch, args);
}

export default function HotelBooking({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { edition } = useSite();
  const [params] = useSearchParams();
  return (
    <Responses state={loaderData.dehydratedState}>
      <PageHead title={intl.formatMessage(hotelBookingTitles.hotelBooking)} indexable={false} />
      <PageFrame>
        <HotelBookingPage
          offerId={params.get('offer') ?? ''}
          edition={edition}
          backTo={hotelAddress(locale, params)}
          hotelsTo={paths.hotels.to(locale)}
          legalText={legalText}
          {...hotelSlots}
          support={support({ edition, topic: 'hotel' })}
        />
      </PageFrame>
    </Responses>
  );
}
