import { listTravellers } from '@karvon/contract';
import { useSession } from '@karvon/session';
import { respond, setupApi } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { dilnoza, setUserCookie, showAuth } from '../../show-auth.fixture';
import { TravellerChoice } from './traveller-choice';

setupApi(respond(listTravellers, { travellers: [], limit: 20 }));

/** Signs in at once, as the dialog does later. */
function Form() {
  const { refresh } = useSession();
  return (
    <>
      <TravellerChoice
        fits={() => true}
        onPick={() => undefined}
        saving={{ chosen: false, onChange: () => undefined }}
        onSignIn={() => {
          setUserCookie(dilnoza);
          refresh();
        }}
      />
      <input aria-label="Фамилия" />
    </>
  );
}

test('after signing in over the form the keyboard continues from there', async () => {
  const { user } = showAuth(<Form />);
  screen.getByRole('button').focus();
  await user.keyboard('{Enter}');
  const box = await screen.findByRole('checkbox');
  expect(document.body).not.toHaveFocus();
  await user.tab();
  expect(box).toHaveFocus();
});

test('for a visitor who is already signed in the focus stays where it is', async () => {
  showAuth(<Form />, { user: dilnoza });
  expect(await screen.findByRole('checkbox')).toBeVisible();
  expect(document.body).toHaveFocus();
});
