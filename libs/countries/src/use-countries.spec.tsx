import { useState } from 'react';
import { listCountries } from '@karvon/contract';
import { respond, renderPage, setupApi } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { useCountryChoices, usePhoneCountries } from './index';

const country = (
  iso_code2: string,
  name_ru: string,
  name_uz: string,
  tel_prefix: string | null,
) => ({
  flag_url: null,
  name_ru,
  name_uz,
  iso_code2,
  iso_code3: `${iso_code2}X`,
  tel_prefix,
});
const requested = jest.fn();
setupApi(
  respond(listCountries, () => {
    requested();
    return {
      countries: [
        country('AQ', 'Антарктида', 'Antarktida', null),
        country('UZ', 'Узбекистан', 'Oʻzbekiston', '998'),
      ],
    };
  }),
);

function Phones() {
  const [wanted, setWanted] = useState(false);
  return (
    <button onClick={() => setWanted(true)}>
      {JSON.stringify(usePhoneCountries('uz', wanted))}
    </button>
  );
}

test('countries without a calling code are left out of phone numbers; the list loads on demand', async () => {
  const { user } = renderPage(<Phones />);
  expect(requested).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button'));
  const words = ['Узбекистан', 'Oʻzbekiston'];
  const expected = [{ iso2: 'UZ', name: 'Oʻzbekiston', prefix: '998', words }];
  expect(await screen.findByText(JSON.stringify(expected))).toBeVisible();
});

function Choices() {
  const choices = useCountryChoices('ru');
  return <p>{choices?.map(({ iso2, name }) => `${iso2} ${name}`).join(', ')}</p>;
}

test('every country can be a citizenship', async () => {
  renderPage(<Choices />);
  expect(await screen.findByText('AQ Антарктида, UZ Узбекистан')).toBeVisible();
});
