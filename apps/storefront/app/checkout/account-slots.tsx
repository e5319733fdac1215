import type { TravellerSlot } from '@karvon/air-booking';
import { AccountContacts, TravellerChoice, travellersQuery } from '@karvon/auth';
import { passengerTypeOn } from '@karvon/calendar';
import type { ContactsSlot } from '@karvon/checkout';
import type { GuestSlot } from '@karvon/hotel-booking';
import { readUser } from '@karvon/session';
import { FreshPoints } from '../account/fresh-points';
import { askToSignIn } from '../account/sign-in-request';
import type { PrefetchArgs } from '../data/prefetch/prefetch';

/** Exported here, so that it shares a file with the other slots. */
export { KeepDraft } from '@karvon/checkout';

/** The saved people of a signed-in visitor. The server's loader knows the visitor; a browser reads the cookie. */
export async function prefetchTravellers({ transport, queryClient, user }: PrefetchArgs) {
  const visitor = import.meta.env.SSR ? user : readUser(document.cookie);
  if (visitor) await queryClient.prefetchQuery(travellersQuery(transport, visitor.id));
}

const signIn = () => askToSignIn({ then: 'stay' });

/**
 * Offers the saved travellers of an account in the passenger form. Above the first passenger it also offers to sign in, and
 * requests the balance anew: points may have been earned or spent elsewhere since.
 */
export function PassengerChoice({ index, type, lastFlight, fill, ...slot }: TravellerSlot) {
  return (
    <>
      {index === 0 ? <FreshPoints state="opened" /> : null}
      <TravellerChoice
        fits={(birthDate) => passengerTypeOn(birthDate, lastFlight) === type}
        onPick={fill}
        saving={{ chosen: slot.toSave, onChange: slot.onToSave }}
        {...(index === 0 && { onSignIn: signIn })}
      />
    </>
  );
}

/** The same for the guest form of a hotel. That form saves nobody, because it has neither birth dates nor documents. */
export function GuestChoice({ index, fits, fill }: GuestSlot) {
  return (
    <TravellerChoice
      fits={fits}
      onPick={fill}
      saving={null}
      {...(index === 0 && { onSignIn: signIn })}
    />
  );
}

/** Name, phone and e-mail of the account, in fields that are still empty. */
export function BookerOfAccount({ fill }: ContactsSlot) {
  return (
    <AccountContacts
      onKnown={({ username, phone, email }) =>
        fill({ name: username.replaceAll('_', ' '), phone, email: email ?? '' })
      }
    />
  );
}
