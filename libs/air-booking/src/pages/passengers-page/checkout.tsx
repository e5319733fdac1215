import { useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { isApiProblem } from '@karvon/api-client';
import { pointsWorth } from '@karvon/edition';
import {
  BookedAlreadyQuestion,
  CheckoutHeader,
  ConsentFields,
  onDemand,
  PriceNews,
  PriceQuestion,
  seenPrice,
  Unsettled,
  type ContactsSlot,
} from '@karvon/checkout';
import { travellerTypes } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { useSession } from '@karvon/session';
import { Attention, stillPart, watchPresses } from '@karvon/ui-kit';
import { FormProvider } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { BookerFields } from '../../components/booker-fields/booker-fields';
import { BookingSummary } from '../../components/booking-summary/booking-summary';
import { PassengerFields } from '../../components/passenger-fields/passenger-fields';
import { PointsField } from '../../components/points-field/points-field';
import { ProblemScreen } from '../../components/problem-screen/late-problem-screen';
import { describeGone, isGone, type Alternatives } from '../../model/gone-offer';
import { journeyDays } from '../../model/journey-days';
import { passengerIssues } from '../../model/passenger-issues';
import type { TravellerSlot } from '../../model/traveller-slot';
import { passengersPageMessages as m } from './passengers-page.messages';
import classes from './passengers-page.module.css';
import { useCheckout, type CheckoutOptions } from './use-checkout';

const OtherFares = onDemand(
  async () => (await import('../../components/other-fares/other-fares')).OtherFares,
);
const ExtrasSection = stillPart(
  async () => (await import('../../components/extras-section/extras-section')).ExtrasSection,
);
const FormDialogs = onDemand(async () => (await import('./form-dialogs')).FormDialogs);

interface CheckoutProps extends CheckoutOptions {
  backTo: string;
  faresTo: string;
  alternatives?: Alternatives;
  support?: ReactNode;
  legalText: (id: string) => ReactNode;
  contacts?: (slot: ContactsSlot) => ReactNode;
  traveller?: (slot: TravellerSlot) => ReactNode;
  keepDraft?: ReactNode;
}

/** The form of a purchase, the summary beside it, and a screen or dialog for every outcome of the booking. */
export function Checkout(props: CheckoutProps) {
  const { offer, fare, edition, backTo, faresTo, alternatives, support, legalText } = props;
  const { contacts, traveller, keepDraft } = props;
  const intl = useIntl();
  const [params] = useSearchParams();
  const { form, book, error, question, setQuestion, repriced, second, total, submit, ...rest } =
    useCheckout(props);
  const { spending, extras } = rest;
  const { currency } = fare.total;
  const byPoints = spending.value ? pointsWorth(spending.value, currency, edition) : null;
  const code = isApiProblem(book.error) ? book.error.problem.code : undefined;
  // The visitor has signed in from the dialog: the next press books.
  const signedInAgain = useSession().user !== null && code === 'session-required';
  const close = () => setQuestion(null);
  useEffect(watchPresses, []);
  useEffect(() => {
    ProblemScreen.load();
    FormDialogs.load();
  }, []);

  const gone = { error: book.error, onRetry: book.reset, offer, fare, backTo, alternatives };
  if (isGone(book.error)) return <Gone {...gone} />;
  return (
    <FormProvider {...form}>
      <CheckoutHeader
        back={{ href: faresTo, label: intl.formatMessage(m.back) }}
        title={intl.formatMessage(m.title)}
        lead={intl.formatMessage(m.lead)}
      />
      <PriceNews product="air" before={seenPrice(params, fare.total.currency)} now={fare.total} />
      <form
        className={classes.form}
        // Without scripts nothing is sent: names and documents would stand in an address.
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(total);
        }}
      >
        <div className={classes.fields}>
          <BookerFields phoneCountry={edition.defaultPhoneCountry} contacts={contacts} />
          <PassengerList {...{ offer, edition, traveller }} />
          <ExtrasSection {...{ offer, fare, extras }} />
          {spending.max > 0 ? (
            <PointsField {...spending} currency={currency} edition={edition} />
          ) : null}
          <ConsentFields legalText={legalText} />
          {keepDraft}
          {repriced && question !== 'price' ? <PriceNews product="air" {...repriced} /> : null}
          <Unsettled
            error={!question && !signedInAgain && !hasOwnMessage(error) ? error : null}
            onRetry={() => void submit(total)}
          />
        </div>
        <BookingSummary
          offer={offer}
          fare={fare}
          total={total}
          byPoints={byPoints}
          extras={extras.choice ? extras.total : null}
          pricing={extras.pricing}
          booking={book.isPending || book.isSuccess}
          faresTo={faresTo}
        />
      </form>
      {question || book.isError ? (
        <FormDialogs
          open={question === 'price' ? null : question}
          onPick={(name) => {
            // The closing dialog hands the focus back; only after that can the field take it.
            flushSync(close);
            form.setFocus(name);
          }}
          error={book.error}
          edition={edition}
          support={support}
          onClose={close}
        />
      ) : null}
      <PriceQuestion
        product="air"
        repriced={repriced}
        open={question === 'price'}
        backTo={backTo}
        onAccept={() => void submit(repriced!.now)}
        onClose={close}
      />
      <BookedAlreadyQuestion product="air" {...second} onAgain={() => void submit(total)} />
    </FormProvider>
  );
}

/** The order of travellers never changes. */
function PassengerList({
  offer,
  edition,
  traveller,
}: Pick<CheckoutProps, 'offer' | 'edition' | 'traveller'>) {
  return travellerTypes(offer.travellers).map((type, index) => (
    <PassengerFields
      key={index}
      index={index}
      offer={offer}
      lastFlight={journeyDays(offer.slices).lastFlight}
      usualCitizenships={edition.usualCitizenships}
      traveller={traveller}
    />
  ));
}

interface GoneProps extends Pick<CheckoutProps, 'offer' | 'fare' | 'backTo'> {
  error: unknown;
  onRetry: () => void;
  alternatives: Alternatives | undefined;
}

/** The offer has been sold, or the seats were not held: the screen shows other offers. */
function Gone({ error, offer, fare, backTo, alternatives, onRetry }: GoneProps) {
  const code = isApiProblem(error) ? error.problem.code : undefined;
  const { departingAt } = offer.slices[0]!.segments[0]!;
  return (
    <Attention>
      <ProblemScreen
        error={error}
        backTo={backTo}
        dataSaved
        {...(code === 'hold-refused' && { onRetry })}
      >
        {code === 'sold-out' ? <OtherFares offer={offer} goneFareId={fare.id} /> : null}
        {alternatives?.(describeGone(error, { offerId: offer.id, departingAt }))}
      </ProblemScreen>
    </Attention>
  );
}

const explained = new Set<string>([
  'already-booked',
  'extras-unavailable',
  'passenger-data-refused',
  'price-changed',
]);
/** Problems that a dialog or a notice of their own has already shown. */
function hasOwnMessage(error: unknown): boolean {
  if (!isApiProblem(error)) return false;
  const { problem } = error;
  if (problem.code === 'validation-failed') return passengerIssues(problem.issues).length > 0;
  return explained.has(problem.code);
}
