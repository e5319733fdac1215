import { useCallback, useState } from 'react';
import { isApiProblem } from '@karvon/api-client';
import {
  useDraft,
  useLateRules,
  useLowerPriceToast,
  useOneAtATime,
  useSecondOrder,
} from '@karvon/checkout';
import { sleepAlone, type HotelOfferDetail } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useLocale } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { paths } from '@karvon/paths';
import { loadPhoneReader } from '@karvon/phone-input';
import { get, useForm, type FieldErrors } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useBook } from '../../data/book.mutation';
import { requiredGuests } from '../../model/required-guests';
import { firstWrong, type FieldName } from '../../model/field-order';
import { clearGuestDraft, readGuestDraft, writeGuestDraft } from '../../model/guest-draft';
import type { GuestFormData, GuestValues } from '../../model/guest-form';
import { guestIssues } from '../../model/guest-issues';
import { startGuests } from '../../model/start-guests';
import { useConsent } from './use-consent';

export interface BookingOptions {
  detail: HotelOfferDetail;
  edition: Edition;
  /** Called when the price has changed and the shown offer is out of date. */
  onRefresh: () => void;
}

/** The rules of the form; `latin`: the hotel wants names as in passports. */
function useGuestRules(
  { offer, hotel }: HotelOfferDetail,
  { defaultPhoneCountry: country, defaultCitizenship }: Edition,
) {
  const latin = hotel.location.country !== defaultCitizenship;
  const { citizenship } = offer.guestRules;
  const rules = useLateRules<GuestValues, GuestFormData>(
    useCallback(async () => {
      const [{ guestResolver }, readPhone] = await Promise.all([
        import('../../model/guest-form'),
        loadPhoneReader(country),
      ]);
      return guestResolver({ readPhone, citizenship, latin });
    }, [latin, country, citizenship]),
  );
  return { latin, rules };
}

/** Holds the form, its draft and the booking; the component only renders this state. */
export function useBooking({ detail, edition, onRefresh }: BookingOptions) {
  const lang = useLocale();
  const navigate = useNavigate();
  const showLowerPrice = useLowerPriceToast();
  const { offer, hotel, arrivalDate, departureDate } = detail;
  const { defaultCitizenship: citizenship, consents } = edition;
  const [required] = useState(() => requiredGuests(detail));
  const [start] = useState(() => startGuests({ required, citizenship, consents }));
  const { latin, rules } = useGuestRules(detail, edition);
  const form = useForm<GuestValues, unknown, GuestFormData>({
    resolver: rules.resolver,
    defaultValues: start,
    shouldFocusError: false,
  });
  const stay = [hotel.code, arrivalDate, departureDate].join();
  const forget = useDraft({
    form,
    of: stay,
    read: () => readGuestDraft(stay, start),
    write: (values) => writeGuestDraft(stay, values),
    forget: clearGuestDraft,
  });
  const book = useBook();
  const [asksPrice, setAsksPrice] = useState(false);
  const [repriced, setRepriced] = useState<{ before: Money; now: Money } | null>(null);
  const second = useSecondOrder();
  const alone = useConsent(sleepAlone(detail, offer.rooms));
  const { run, settle } = useOneAtATime();

  /** The fields already show their errors; the first of them gets the focus. */
  function leadTo(isWrong: (name: FieldName) => boolean) {
    const name = firstWrong(required.length, isWrong);
    if (name) form.setFocus(name);
  }

  function explain(error: unknown) {
    const problem = isApiProblem(error) ? error.problem : undefined;
    if (problem?.code === 'price-changed') {
      setRepriced({ before: problem.oldTotal, now: problem.newTotal });
      setAsksPrice(true);
      onRefresh();
    } else if (problem?.code === 'validation-failed') {
      const issues = guestIssues(problem.issues);
      for (const { name, rule } of issues)
        form.setError(name as FieldName, { type: 'server', message: rule });
      leadTo((name) => issues.some((issue) => issue.name === name));
    }
  }

  async function send(data: GuestFormData, total: Money) {
    try {
      const { order } = await book.mutateAsync({
        offerId: offer.id,
        data,
        total,
        again: second.isWanted(),
        childrenAlone: alone.asked,
      });
      showLowerPrice(total, order.total);
      settle();
      forget();
      await navigate(paths.hotelOrder.to(lang, { number: order.number }), { replace: true });
    } catch (error) {
      if (!second.ask(error)) explain(error);
    }
  }

  return {
    form,
    book,
    /** Why the booking got no response, or could not be sent. */
    error: rules.failure ?? book.error,
    required,
    latin,
    asksPrice,
    closeQuestion: () => setAsksPrice(false),
    repriced,
    second,
    /** The consent that children sleep in a room without an adult. */
    alone,
    /** The price the visitor agrees to by pressing the button. */
    total: repriced?.now ?? offer.total,
    /** Validates the form and books at the price on the button. */
    submit: (total: Money) =>
      run(() => {
        setAsksPrice(false);
        return rules.withRules(
          form.handleSubmit(
            (data) => (alone.isMissing() ? undefined : send(data, total)),
            (errors: FieldErrors<GuestValues>) => {
              book.reset();
              alone.isMissing();
              leadTo((name) => Boolean(get(errors, name)));
            },
          ),
        );
      }),
  };
}
