import type { HotelListDesk } from '@karvon/hotel-catalogue';
import type { Desk } from '../desk';
import { linkHotel, proposeHotelLinks, unlinkHotel } from './endpoints';

/** Links between entries of several suppliers that are one hotel. */
export function registerHotelLists({ serve }: Desk, lists: HotelListDesk): void {
  serve(proposeHotelLinks, {
    async respond({ query: { count, city } }) {
      const proposed = (await lists.propose(city)).slice(0, count);
      return {
        links: proposed.map(({ hotel, house, metres, likeness }) => ({
          hotel: { code: hotel.code, name: hotel.names.ru },
          house: { code: house.code, name: house.names.ru },
          city: house.city,
          metres,
          likeness: Math.round(likeness * 100),
        })),
      };
    },
  });

  serve(linkHotel, {
    role: 'operator',
    respond: async ({ params }) => {
      await lists.link(params.hotel, params.house);
      return { linked: true };
    },
  });

  serve(unlinkHotel, {
    role: 'operator',
    respond: async ({ params }) => ({ unlinked: await lists.unlink(params.hotel) }),
  });
}
