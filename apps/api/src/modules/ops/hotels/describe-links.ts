import { orNothing } from '../describe';
import type { ProposedHotelLink } from './endpoints';

/** For the operator's terminal: pairs that may be one hotel, each with the command that links them. */
export const describeHotelLinks = (links: readonly ProposedHotelLink[]): string =>
  orNothing(
    links.map(
      ({ hotel, house, city, metres, likeness }) =>
        `${hotel.name} = ${house.name}?  ${city}, ${metres} m apart, names ${likeness} % alike\n  npm run ops -- link ${hotel.code} ${house.code}`,
    ),
  );
