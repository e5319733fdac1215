import type { TravellerSlot } from '@karvon/air-booking';
import { TravellerChoice } from '@karvon/auth';
import { FreshPoints } from '../account/fresh-points';
import { askToSignIn } from '../account/sign-in-request';

const signIn = () => askToSignIn({ then: 'stay' });

/**
 * The saved people of an account in the passenger form. Over the first passenger, signing in is offered and the balance asked for
 * anew: what may be spent here is what there is now, wherever it was earned or spent.
 */
export function ChoiceSlot({ index, type, lastFlight, fill, toSave, onToSave }: TravellerSlot) {
  return (
    <>
      {index === 0 ? <FreshPoints state="opened" /> : null}
      <TravellerChoice
        type={type}
        lastFlight={lastFlight}
        onPick={fill}
        toSave={toSave}
        onToSave={onToSave}
        {...(index === 0 && { onSignIn: signIn })}
      />
    </>
  );
}
