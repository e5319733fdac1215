/** @jest-environment jest-fixed-jsdom */
import { Check, MissingIconContext, NamedIcon } from '@karvon/ui-kit';
import * as telemetry from '@karvon/telemetry';
import { render } from '@testing-library/react';
import { reportMissingIcon } from './report-missing-icon';

jest.mock('@karvon/telemetry', () => ({ reportError: jest.fn() }));

test('an icon that is in the data but not in the kit is an error for the journal', () => {
  const icons = { included: Check };
  render(
    <MissingIconContext value={reportMissingIcon}>
      <NamedIcon icons={icons} name={'for-a-fee' as 'included'} />
      <NamedIcon icons={icons} name="included" />
    </MissingIconContext>,
  );
  expect(jest.mocked(telemetry.reportError).mock.calls).toEqual([
    [new Error('Missing icon: for-a-fee'), { icon: 'for-a-fee' }],
  ]);
});
