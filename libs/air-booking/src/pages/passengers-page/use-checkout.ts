import { useCallback, useState } from 'react';
import { isApiProblem } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import {
  useDraft,
  useLateRules,
  useLowerPriceToast,
  useOneAtATime,
  useSecondOrder,
} from '@karvon/checkout';
import type { AirOfferDetail, Fare, Passenger } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useLocale } from '@karvon/i18n';
import type { Money } from '@karvon/money';
import { paths } from '@karvon/paths';
import { loadPhoneReader } from '@karvon/phone-input';
import { useSession } from '@karvon/session';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useExtrasChoice } from '../../components/extras-section/use-extras-choice';
import { useBook } from '../../data/book.mutation';
import { clearDrafts, writeCheckoutDraft } from '../../model/checkout-draft';
import { readCheckoutDraft } from '../../model/read-checkout-draft';
import type { CheckoutData, CheckoutValues } from '../../model/checkout-form';
import type { FieldName } from '../../model/error-groups';
import { journeyDays, journeyOf } from '../../model/journey-days';
import { passengerIssues } from '../../model/passenger-issues';
import { spendablePoints } from '../../model/spendable-points';
import { startCheckout } from '../../model/start-checkout';
import { usePlace } from './use-place';

export interface CheckoutOptions {
  offer: AirOfferDetail;
  fare: Fare;
  edition: Edition;
  today: PlainDate;
  /** Opens the sign-in dialog over the form, after the session that would spend points has ended. */
  onSessionEnded?: () => void;
  /** Called after the order is made, with the passengers whom the visitor wants to save. */
  onBooked?: (toSave: Passenger[]) => void;
}

/** Which dialog is open over the form. */
type Question = 'fields' | 'price' | 'refused';

function useCheckoutRules({ offer, edition, today }: CheckoutOptions) {
  const { defaultPhoneCountry: country } = edition;
  return useLateRules<CheckoutValues, CheckoutData>(
    useCallback(async () => {
      const [{ checkoutResolver }, readPhone] = await Promise.all([
        import('../../model/checkout-form'),
        loadPhoneReader(country),
      ]);
      return checkoutResolver({ today, readPhone, ...journeyOf(offer) });
    }, [today, country, offer]),
  );
}

/** What the visitor may spend of their points, and what they will. */
function useSpending(fare: Fare) {
  const { user } = useSession();
  const [wished, setWished] = useState<number | null>(null);
  const balance = user?.settings.TotalPoints ?? 0;
  const max = user ? spendablePoints(user, fare) : 0;
  const value = wished === null || max === 0 ? null : Math.min(wished, max);
  return { balance, max, value, onChange: setWished };
}

/** The form, its draft and the booking; the component only renders this state. */
export function useCheckout(options: CheckoutOptions) {
  const { offer, fare, edition, onSessionEnded, onBooked } = options;
  const lang = useLocale();
  const navigate = useNavigate();
  const showLowerPrice = useLowerPriceToast();
  const { defaultCitizenship: citizenship, consents } = edition;
  const { travellers, slices } = offer;
  const [start] = useState(() => startCheckout({ travellers, citizenship, consents }));
  const rules = useCheckoutRules(options);
  const form = useForm<CheckoutValues, unknown, CheckoutData>({
    resolver: rules.resolver,
    defaultValues: start,
    shouldFocusError: false,
  });
  const place = usePlace({ offer, fare });
  const forget = useDraft({
    form,
    of: offer.id,
    read: () => readCheckoutDraft(offer.id, start, journeyDays(slices).lastFlight),
    write: (values) => writeCheckoutDraft(place, values),
    forget: clearDrafts,
  });
  const book = useBook({ offerId: offer.id, fareId: fare.id });
  const [question, setQuestion] = useState<Question | null>(null);
  const [repriced, setRepriced] = useState<{ before: Money; now: Money } | null>(null);
  const second = useSecondOrder();
  const { refresh } = useSession();
  const spending = useSpending(fare);
  const extras = useExtrasChoice({ offer, fare, form });
  const { run, settle } = useOneAtATime();

  function explain(error: unknown) {
    const problem = isApiProblem(error) ? error.problem : undefined;
    if (problem?.code === 'price-changed') {
      setRepriced({ before: problem.oldTotal, now: problem.newTotal });
      setQuestion('price');
    } else if (problem?.code === 'passenger-data-refused') {
      setQuestion('refused');
    } else if (problem?.code === 'validation-failed') {
      const issues = passengerIssues(problem.issues);
      for (const { name, rule } of issues)
        form.setError(name as FieldName, { type: 'server', message: rule });
      if (issues.length > 0) setQuestion('fields');
    } else if (problem?.code === 'points-insufficient') {
      // The points were spent elsewhere: the next press spends the remaining ones.
      spending.onChange(problem.balance);
    } else if (problem?.code === 'extras-unavailable') {
      extras.refuse();
    } else if (problem?.code === 'session-required') {
      refresh();
      onSessionEnded?.();
    }
  }

  const send = (total: Money) =>
    form.handleSubmit(
      async (data) => {
        try {
          const { order } = await book.mutateAsync({
            data,
            total,
            points: spending.value ?? 0,
            choice: extras.choice,
            again: second.isWanted(),
          });
          showLowerPrice(total, order.total);
          settle();
          forget();
          onBooked?.(data.passengers.filter((_, index) => data.toSave[index]));
          await navigate(paths.airOrder.to(lang, { number: order.number }), { replace: true });
        } catch (error) {
          if (!second.ask(error)) explain(error);
        }
      },
      () => setQuestion('fields'),
    );

  return {
    form,
    book,
    /** Why the booking got no response, or could not be sent. */
    error: rules.failure ?? book.error,
    question,
    setQuestion,
    repriced,
    second,
    spending,
    extras,
    /** What the visitor agrees to by pressing the button, beside the extras. */
    total: repriced?.now ?? fare.total,
    /** Checks the form and books at the price on the button. */
    submit: (total: Money) =>
      run(async () => {
        if (extras.pricing) return;
        setQuestion(null);
        await rules.withRules(send(total));
      }),
  };
}
