import { useEffect, type ReactNode } from 'react';
import { isApiProblem } from '@karvon/api-client';
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
import { useIntl } from '@karvon/i18n';
import { Attention, watchPresses } from '@karvon/ui-kit';
import { FormProvider } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { BookerFields } from '../../components/booker-fields/booker-fields';
import { GuestFields } from '../../components/guest-fields/guest-fields';
import { ProblemScreen } from '../../components/problem-screen/late-problem-screen';
import { BookButton } from '../../components/stay-summary/book-button';
import { StaySummary } from '../../components/stay-summary/stay-summary';
import { WishField } from '../../components/wish-field/wish-field';
import { unaskedParty } from '../../model/required-guests';
import { isRefused } from '../../model/gone-offer';
import { guestIssues } from '../../model/guest-issues';
import type { GuestSlot } from '../../model/guest-slot';
import { pageMessages as m } from './hotel-booking-page.messages';
import classes from './hotel-booking-page.module.css';
import { useBooking, type BookingOptions } from './use-booking';

/** Loaded on demand: most rooms are on free sale. */
const AvailabilityNotice = onDemand(
  async () =>
    (await import('../../components/availability-notice/availability-notice')).AvailabilityNotice,
);

/** Loaded on demand: hardly any party has fewer adults than rooms. */
const ChildrenAlone = onDemand(
  async () => (await import('../../components/children-alone/children-alone')).ChildrenAlone,
);

interface GuestFormProps extends BookingOptions {
  backTo: string;
  hotelsTo: string;
  support?: ReactNode;
  legalText: (id: string) => ReactNode;
  contacts?: (slot: ContactsSlot) => ReactNode;
  guest?: (slot: GuestSlot) => ReactNode;
  keepDraft?: ReactNode;
}

/** The booking form, the summary beside it, and every result the booking can have. */
export function GuestForm(props: GuestFormProps) {
  const { detail, edition, backTo, hotelsTo, support, legalText, contacts } = props;
  const { offer } = detail;
  const intl = useIntl();
  const [params] = useSearchParams();
  const booking = useBooking(props);
  const { form, book, required, repriced, total, submit } = booking;
  useEffect(watchPresses, []);
  useEffect(() => ProblemScreen.load(), []);

  if (isRefused(book.error))
    return (
      <Refused
        {...{ edition, backTo, hotelsTo, support }}
        error={book.error}
        onRetry={book.reset}
      />
    );
  const { errors, isSubmitted } = form.formState;
  const wrong = isSubmitted && Object.keys(errors).length > 0;
  return (
    <FormProvider {...form}>
      <CheckoutHeader
        back={{ href: backTo, label: intl.formatMessage(m.back) }}
        title={intl.formatMessage(m.title)}
        lead={intl.formatMessage(m.lead)}
      />
      <PriceNews
        product="hotel"
        before={seenPrice(params, offer.total.currency)}
        now={offer.total}
      />
      <form
        className={classes.form}
        // Without scripts nothing is sent: guests would stand in an address.
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(total);
        }}
      >
        <div className={classes.fields}>
          {offer.availability === 'free-sale' ? null : (
            <AvailabilityNotice offer={offer} edition={edition} />
          )}
          {booking.alone.asked ? <ChildrenAlone {...booking.alone} /> : null}
          <BookerFields phoneCountry={edition.defaultPhoneCountry} contacts={contacts} />
          {required.map((guest, index) => (
            // The index is a stable key: guests never change their order.
            <GuestFields
              key={index}
              index={index}
              guest={guest}
              citizenships={offer.guestRules.citizenship ? edition.usualCitizenships : null}
              arrival={detail.arrivalDate}
              latin={booking.latin}
              known={props.guest}
              others={unaskedParty(detail)}
            />
          ))}
          <WishField />
          <ConsentFields legalText={legalText} />
          {props.keepDraft}
          {repriced && !booking.asksPrice ? <PriceNews product="hotel" {...repriced} /> : null}
          <Unsettled
            error={!booking.asksPrice && !hasOwnMessage(booking.error) ? booking.error : null}
            onRetry={() => void submit(total)}
          />
        </div>
        <div className={classes.aside}>
          {/* A phone shows the stay above the fields, which come before it in the HTML: nothing is painted before what follows it. */}
          <link rel="expect" href="#buy" blocking="render" media="(width < 64em)" />
          <StaySummary detail={detail} total={total} backTo={backTo} />
          <BookButton
            offer={offer}
            total={total}
            booking={book.isPending || book.isSuccess}
            error={wrong ? intl.formatMessage(m.check) : null}
          />
        </div>
      </form>
      <PriceQuestion
        product="hotel"
        repriced={repriced}
        open={booking.asksPrice}
        backTo={backTo}
        onAccept={() => void submit(repriced!.now)}
        onClose={booking.closeQuestion}
      />
      <BookedAlreadyQuestion
        product="hotel"
        {...booking.second}
        onAgain={() => void submit(total)}
      />
    </FormProvider>
  );
}

/** True for problems that the fields or the price dialog already show. */
function hasOwnMessage(error: unknown): boolean {
  if (!isApiProblem(error)) return false;
  const { problem } = error;
  if (problem.code === 'validation-failed') return guestIssues(problem.issues).length > 0;
  return problem.code === 'price-changed' || problem.code === 'already-booked';
}

interface RefusedProps extends Pick<GuestFormProps, 'edition' | 'backTo' | 'hotelsTo' | 'support'> {
  error: unknown;
  onRetry: () => void;
}

/** The room has been sold, or the hotel did not take the booking: the screen shows ways on. */
function Refused({ error, onRetry, edition, support, ...ways }: RefusedProps) {
  const refusedNow = isApiProblem(error) && error.problem.code === 'hotel-not-booked';
  return (
    <Attention>
      <ProblemScreen
        {...ways}
        error={error}
        contacts={edition}
        dataSaved
        {...(refusedNow && { onRetry })}
      >
        {support}
      </ProblemScreen>
    </Attention>
  );
}
