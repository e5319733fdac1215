import { useEffect } from 'react';
import { createCallback, listCountries } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { useLocale } from '@karvon/i18n';
import { respond, refuse, waiting, type FeatureGallery } from '@karvon/samples';
import { Card } from '@karvon/ui-kit';
import { CallbackButton } from '../components/callback-button/callback-button';
import { CallbackFields } from '../components/callback-dialog/callback-fields';
import { PromisedTime } from '../components/callback-dialog/promised-time';
import { useRequestCall } from '../data/request-call.mutation';
import { toRequest, type CallbackForm } from '../model/callback-form';

const edition = readEdition('uz');
const countries = respond(listCountries, { countries: [] });
const page = { path: '/ru/order' };
const filled: CallbackForm = {
  phone: '+998901234567',
  name: 'Азиза',
  topic: 'refund',
  consent: true,
};

/** The dialog's content: with a completed form that is sent, or with an empty one. */
function Request({ form, send }: { form: CallbackForm; send: boolean }) {
  const lang = useLocale();
  const request = useRequestCall();
  const { mutate } = request;
  useEffect(() => {
    if (send) mutate(toRequest(form, (typed) => typed, { page, lang }));
  }, [form, lang, mutate, send]);
  return (
    <Card>
      {request.isSuccess ? (
        <PromisedTime
          promise={request.data}
          phone={request.variables.phone}
          support={edition.support}
          onClose={() => undefined}
        />
      ) : (
        <CallbackFields {...{ form, edition, request }} orderNumber="" onChange={() => undefined} />
      )}
    </Card>
  );
}
const sent = () => <Request form={filled} send />;

/** The callback form before it is sent, while it is sent, refused and confirmed. */
export const gallery: FeatureGallery = {
  loading: { responses: [countries, waiting(createCallback)], show: sent },
  empty: {
    responses: [countries],
    show: () => (
      <Request form={{ phone: '', name: '', topic: 'other', consent: false }} send={false} />
    ),
  },
  problem: {
    responses: [
      countries,
      refuse(createCallback, { code: 'rate-limited', status: 422, retryAfterSeconds: 61 }),
    ],
    show: sent,
  },
  data: {
    responses: [
      countries,
      respond(createCallback, { callBy: '2026-11-21T14:35:00+05:00', openNow: true }),
    ],
    show: sent,
  },
  button: {
    responses: [countries],
    show: () => <CallbackButton edition={edition} topic="refund" />,
  },
};
