const otherTrip =
  'Try another trip: --from, --to and --date for flights; --city, --date and --country for hotels.';
const again = 'Run it again. If it comes a second time, send the provider the line above.';

/** Advice for a refusal, by its code or the name of the error. */
const byCode: Record<string, string> = {
  'supplier-unavailable':
    'Look at the settings of the provider, at its list of addresses that may call it (is the one of this server on it?) and at the limits of calls.',
  'payment-unavailable':
    'Look at the keys of the bank, at its address and at its list of addresses that may call it.',
  'no-offers': otherTrip,
  'sold-out': otherTrip,
  'offer-expired': again,
  SupplierPriceChanged: again,
  'hold-refused': `The airline or the provider does not book this. ${otherTrip}`,
  'passenger-data-refused':
    'They want other data of the passenger than ours: the line above names it. Ask the provider.',
  'hotel-not-booked': `The hotel or the provider does not book this. ${otherTrip}`,
  'not-confirmed':
    'The hotel has not answered. Ask the provider for a room in free sale on its test server.',
  SupplierIssueRefused:
    'Look at the balance, the limit and the form of payment of your account there; the line above is their reason.',
  SupplierUnanswered:
    'Nobody knows what was done. Look for our reference in the cabinet of the provider before you run it again.',
  SupplierTermsUnknown: 'Give it back in the cabinet of the provider.',
  SupplierQuoteExpired: again,
  RoomRefused: 'Look at the booking in the cabinet of the provider, and cancel it there.',
  'not-reached':
    'Look at PUBLIC_URL, DNS, the certificate and the proxy: /v1/payments/callbacks/* goes to the API (deploy/nginx.conf).',
  'other-key':
    'The API that runs has another key than this command, or does not hear this address: restart it with the same environment, and look at the list of the bank’s addresses and at TRUST_PROXY.',
  'other-payment':
    'The payment must be of this bank and this sum, and not be paid: `npm run ops -- find <order>` shows it.',
  'not-found':
    'Send the line above to whoever looks after the adapter: after a lost answer the order would not be found.',
  'wrong-key': 'The bank does not know this key: look at it in its cabinet.',
};

export const adviceFor = (code: string): string =>
  byCode[code] ?? 'Send the line above to whoever looks after the adapter.';
