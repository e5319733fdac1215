import { listCountries } from '@karvon/contract';
import { respond, setupApi } from '@karvon/testing';
import { dilnoza, showAuth } from '../../show-auth.fixture';
import { NewPinForm } from '../new-pin-dialog/new-pin-form';
import { PinForm } from '../pin-form/pin-form';

setupApi(respond(listCountries, { countries: [] }));

const phone = '+998901234567';
const profile = { ...dilnoza, phone, email: null };
const newPin = (
  <NewPinForm
    key="recovery"
    phone={phone}
    smsAfterSeconds={60}
    onWait={() => {}}
    onSignedIn={() => {}}
  />
);
const fields = {
  'a recovery': [newPin, ['username', 'one-time-code', 'new-password']],
  'a change': [
    <PinForm key="change" profile={profile} />,
    ['username', 'current-password', 'new-password'],
  ],
} as const;

test.each(Object.entries(fields))(
  'the form of %s tells password managers the owner of the PIN, in a field before it',
  (_, [form, order]) => {
    const { container } = showAuth(form);
    const inputs = [...container.querySelectorAll('form input')] as HTMLInputElement[];
    expect(inputs.map(({ autocomplete }) => autocomplete)).toEqual(order);
    expect(inputs[0]).toHaveValue(phone);
    expect(inputs[0]).not.toBeVisible();
  },
);
