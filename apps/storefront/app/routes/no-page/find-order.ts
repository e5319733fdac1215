import { isApiProblem, lookUpAirOrder, lookUpHotelOrder } from '@karvon/api-client';
import { paths } from '@karvon/paths';
import { redirect } from 'react-router';
import { getConfig } from '../../config.server';
import { serverTransport } from '../../data/server-transport.server';
import { localeOfRequest } from '../../data/request-locale.server';
import { isSecure } from '../../proxy/is-secure.server';
import { takeOrderToken } from '../../proxy/order-tokens.server';
import { isOwnWrite } from '../../proxy/same-origin.server';
import type { Route } from './+types/find-order';

const noStore = { 'cache-control': 'no-store' };

/** The address of the lookup page with the reason for the failure. */
function describe(error: unknown): Record<string, string> {
  if (!isApiProblem(error)) throw error;
  const { problem } = error;
  return problem.code === 'rate-limited'
    ? { problem: problem.code, wait: String(problem.retryAfterSeconds) }
    : { problem: problem.code };
}

/**
 * Finds an order by a form that navigates: before scripts load, and from widgets on partners' pages. The order token stays
 * between the API and this server; the name never stands in an address.
 */
export async function action({ request }: Route.ActionArgs) {
  const { publicUrl, widgetOrigins } = getConfig();
  const allowed = widgetOrigins.includes(request.headers.get('origin') ?? '');
  if (!allowed && !isOwnWrite(request, publicUrl)) throw new Response(null, { status: 403 });
  const lang = localeOfRequest(request);
  const form = await request.formData().catch(() => new FormData());
  const text = (name: string) =>
    String(form.get(name) ?? '')
      .trim()
      .slice(0, 100);
  const hotel = text('kind') === 'hotel';
  const [number, name] = [text('number'), text(hotel ? 'buyerName' : 'surname')];
  const back = (why: Record<string, string>) =>
    redirect(paths.myOrder.to(lang, { ...(hotel && { kind: 'hotel' }), number, ...why }), {
      status: 303,
      headers: noStore,
    });
  if (!number || !name) return back({});
  try {
    const transport = serverTransport(request);
    const found = hotel
      ? await lookUpHotelOrder(transport, { orderNumber: number, buyerName: name, lang })
      : await lookUpAirOrder(transport, { bookingNumber: number, surname: name, lang });
    const headers = new Headers(noStore);
    for (const cookie of takeOrderToken(found, isSecure(request, publicUrl)).cookies)
      headers.append('set-cookie', cookie);
    const order = hotel ? paths.hotelOrder : paths.airOrder;
    return redirect(order.to(lang, { number: found.order.number }), { status: 303, headers });
  } catch (error) {
    return back(describe(error));
  }
}

/** A visitor who opens the address by hand gets the form. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(paths.myOrder.to(localeOfRequest(request)));
}
