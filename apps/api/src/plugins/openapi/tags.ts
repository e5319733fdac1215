interface Tag {
  name: string;
  description: string;
  /** Addresses begin with one of these; the first tag that fits is taken. */
  paths: readonly string[];
}

const tags: readonly Tag[] = [
  {
    name: 'Air orders',
    description: 'Booking a flight, the order, its papers and its refunds.',
    paths: ['/v1/air/orders', '/v1/air/shared-orders', '/v1/air/bookings'],
  },
  {
    name: 'Air search',
    description: 'Offers of airlines, their fares and prices by day.',
    paths: ['/v1/air/'],
  },
  {
    name: 'Hotel orders',
    description: 'Booking a room, the order, its voucher and its cancellation.',
    paths: ['/v1/hotel/orders', '/v1/hotel/bookings'],
  },
  {
    name: 'Hotel search',
    description: 'Hotels, their rooms and prices.',
    paths: ['/v1/hotel/'],
  },
  {
    name: 'Events of suppliers',
    description: 'Calls that a seller of flights makes to tell us about an order.',
    paths: ['/v1/suppliers/'],
  },
  {
    name: 'Callbacks of banks',
    description: 'Calls that a bank makes to tell us about a payment.',
    paths: ['/v1/payments/callbacks/'],
  },
  {
    name: 'Payments',
    description: 'Paying for an order.',
    paths: ['/v1/payments'],
  },
  {
    name: 'Accounts',
    description:
      'Signing in, the profile, saved travellers, drafts of bookings and loyalty points.',
    paths: [
      '/v1/auth/',
      '/v1/users/',
      '/v1/favourites',
      '/v1/travellers',
      '/v1/drafts',
      '/v1/points',
    ],
  },
  {
    name: 'Places',
    description: 'Airports, cities and countries.',
    paths: ['/v1/places', '/v1/countries'],
  },
  {
    name: 'Content',
    description: 'News and company pages.',
    paths: ['/v1/news', '/v1/pages', '/v1/content/'],
  },
  {
    name: 'Support',
    description: 'Requests for a call.',
    paths: ['/v1/callbacks'],
  },
  {
    name: 'Journal',
    description: 'What browsers report about their own errors.',
    paths: ['/v1/journal', '/v1/ip'],
  },
  {
    name: 'Sandbox',
    description: 'What a server without real outside parties shows about them.',
    paths: ['/v1/sandbox/'],
  },
  {
    name: 'Operators',
    description: 'What the people of the agency see and decide.',
    paths: ['/v1/ops/'],
  },
];

/** The group under which an address is shown. */
export function tagOf(path: string): string {
  const tag = tags.find(({ paths }) => paths.some((start) => path.startsWith(start)));
  if (!tag) throw new Error(`${path} belongs to no group of OpenAPI: see tags.ts`);
  return tag.name;
}

/** The groups a document uses, in the order they are shown. */
export function tagsOf(paths: readonly string[]): { name: string; description: string }[] {
  const used = new Set(paths.map(tagOf));
  return tags
    .filter(({ name }) => used.has(name))
    .map(({ name, description }) => ({ name, description }));
}
