import { guestBehaviour, type SupplyHotelOffer } from '@karvon/sandbox-world';
import { categoryNames, hotelCode, productCode, roomCode } from './codes';
import {
  agreedWith,
  canBeCancelled,
  canBeModified,
  isConfirmed,
  penaltyNow,
  statusNames,
  statusOf,
} from './order-status';
import { productNow } from './price';
import { allotmentOf, currencyOf, deadlineOf, roomName } from './search';
import {
  badRequest,
  notFound,
  refused,
  type AcaseCall,
  type AcaseState,
  type StoredOrder,
  type StoredPerson,
} from './state';
import { at, many, named, readDay, writeDay, writeSum, yesOrNo } from './values';

const SLOW_VOUCHER_MS = 5 * 60_000;

function accommodationIn(document: Record<string, unknown>): Record<string, unknown> {
  const [one] = many((document.AccommodationList as Record<string, unknown>)?.Accommodation);
  if (!one) throw badRequest('AccommodationList');
  return one;
}

function personsIn(requested: Record<string, unknown>): StoredPerson[] {
  const persons = many((requested.Persons as Record<string, unknown>)?.Person).map((person) => ({
    LastName: at(person, '@LastName'),
    FirstName: at(person, '@FirstName'),
    category: at(person.Category, '@Code'),
  }));
  const known = persons.filter((one) => one.LastName !== '' && one.category in categoryNames);
  if (known.length === 0 || known.length < persons.length) throw badRequest('Persons');
  return persons;
}

/** OrderRequest with `Id="0"` books. It has no idempotence key, so repeating it books again. */
function create(state: AcaseState, { document, fault }: AcaseCall): StoredOrder {
  const requested = accommodationIn(document);
  const persons = personsIn(requested);
  const behaviour = guestBehaviour(persons[0]!.LastName) ?? null;
  if (behaviour === 'booking-refused') throw refused();
  const product = productNow(state, {
    ...requested,
    '@ProductCode': at(requested.Product, '@Code'),
  });
  const rooms = Number(at(requested, '@NumberOfRooms') || 1);
  const order: StoredOrder = {
    id: 500_001 + state.orders.size,
    reference: at(document, '@ReferenceNumber'),
    registeredAt: state.now(),
    price: product.offer.total.amount * rooms,
    behaviour: fault?.kind === 'voucher-late' ? 'voucher-late' : behaviour,
    accommodation: {
      hotel: product.hotel,
      offer: product.offer,
      arrival: product.stay.arrival,
      departure: product.stay.departure,
      rooms,
      guests: at(requested, '@NumberOfGuests'),
      persons,
      info: at(requested, '@AdditionalInfo'),
    },
    cancelledAt: null,
    penalty: 0,
    voucherRequestedAt: null,
    amendment: null,
    changes: 0,
  };
  state.orders.set(order.id, order);
  return order;
}

function cancel(state: AcaseState, order: StoredOrder): void {
  if (order.cancelledAt) return;
  if (order.behaviour === 'cancel-refused' || !canBeCancelled(state, order)) throw refused();
  order.penalty = penaltyNow(state, order);
  order.cancelledAt = state.now();
}

/**
 * `ToBeChanged` of a booked accommodation: it is sent again as a whole, with other guests and wishes. A change of the stay is not
 * simulated.
 */
function amend(state: AcaseState, order: StoredOrder, requested: Record<string, unknown>): void {
  if (!canBeModified(state, order)) throw refused();
  const { arrival, departure, hotel, offer } = order.accommodation;
  const { '@ArrivalDate': from, '@DepartureDate': to } = requested;
  if (readDay(from) !== arrival || readDay(to) !== departure) throw badRequest('ArrivalDate');
  if (at(requested, 'Product', '@Code') !== String(productCode(hotel, offer.room, offer.rate)))
    throw badRequest('Product');
  const persons = personsIn(requested);
  const { persons: before, info: wishes } = agreedWith(state, order);
  Object.assign(order.accommodation, { persons: before, info: wishes });
  order.changes += 1;
  order.amendment = {
    requestedAt: state.now(),
    behaviour: guestBehaviour(persons[0]!.LastName) ?? null,
    persons,
    info: at(requested, '@AdditionalInfo'),
  };
}

function orderById(state: AcaseState, id: string): StoredOrder {
  const order = state.orders.get(Number(id));
  if (!order) throw notFound('Id');
  return order;
}

/** @returns null when the request is carried out and the connection ends without a response */
export function requestOrder(state: AcaseState, call: AcaseCall) {
  const id = at(call.document, '@Id');
  const made = id === '' || id === '0';
  const order = made ? create(state, call) : orderById(state, id);
  if (made && call.fault?.kind === 'double-booking') create(state, call);
  if (!made) {
    const requested = accommodationIn(call.document);
    if (at(requested, 'ToBeCancelled', '@Code') === '1') cancel(state, order);
    else if (at(requested, 'ToBeChanged', '@Code') === '1') {
      amend(state, order, requested);
      if (order.amendment?.behaviour === 'change-time-out') return null;
    }
  }
  if (made && order.behaviour === 'booking-time-out') return null;
  return { OrderResponse: { Success: { '@Id': order.id } } };
}

const productXml = ({ hotel, offer }: StoredOrder['accommodation'], code: SupplyHotelOffer) => ({
  '@Code': productCode(hotel, code.room, code.rate),
  '@RoomName': roomName(hotel, code.room, 'ru'),
  '@RoomCode': roomCode(hotel, { code: code.room }),
  Allotment: named(allotmentOf(hotel, offer), ''),
});

export function orderInfo(state: AcaseState, { document }: AcaseCall) {
  const order = orderById(state, at(document, '@Id'));
  const { accommodation: stay, price, penalty } = order;
  const status = statusOf(state, order);
  const confirmed = isConfirmed(status);
  const { persons, info } = agreedWith(state, order);
  return {
    OrderInfoResponse: {
      '@Id': order.id,
      '@ReferenceNumber': order.reference,
      '@RegistrationDate': writeDay(order.registeredAt.toISOString().slice(0, 10)),
      '@Price': writeSum(price),
      '@TravelAgencyCommission': '0.00',
      '@Penalty': writeSum(penalty),
      '@StartDate': writeDay(stay.arrival),
      '@EndDate': writeDay(stay.departure),
      Success: '',
      Currency: currencyOf(state),
      Status: named(status, statusNames[status]!),
      AccommodationList: {
        Accommodation: {
          '@Id': order.id + 2_000_000,
          '@ArrivalDate': writeDay(stay.arrival),
          '@DepartureDate': writeDay(stay.departure),
          '@NumberOfRooms': stay.rooms,
          '@NumberOfGuests': stay.guests,
          '@AdditionalInfo': info,
          '@ConfirmationNumber': confirmed || order.cancelledAt ? String(order.id * 7) : '',
          '@Price': writeSum(price),
          '@Penalty': writeSum(penalty),
          ...deadlineOf(state, stay.offer),
          '@PossiblePenaltySize': writeSum(penaltyNow(state, order)),
          '@VoucherId': confirmed ? order.id + 2_000_000 : '',
          ToBeCancelled: yesOrNo(false),
          ToBeChanged: yesOrNo(false),
          Hotel: named(hotelCode(stay.hotel), stay.hotel.names.ru),
          Status: named(status, statusNames[status]!),
          AmendmentRejected: yesOrNo(status === 56),
          AllowCancel: yesOrNo(canBeCancelled(state, order)),
          AllowModify: yesOrNo(canBeModified(state, order)),
          Product: productXml(stay, stay.offer),
          Persons: {
            Person: persons.map(({ LastName, FirstName, category }) => ({
              '@LastName': LastName,
              '@FirstName': FirstName,
              Category: named(Number(category), categoryNames[category]!),
            })),
          },
          Penalties: '',
        },
      },
    },
  };
}

export function orderList(state: AcaseState, { document }: AcaseCall) {
  const from = readDay(document['@RegistrationDateFrom']) ?? '0000';
  const to = readDay(document['@RegistrationDateTo']) ?? '9999';
  const arrivalFrom = readDay(document['@ArrivalDateFrom']) ?? '0000';
  const arrivalTo = readDay(document['@ArrivalDateTo']) ?? '9999';
  const found = [...state.orders.values()].filter(({ registeredAt, accommodation }) => {
    const day = registeredAt.toISOString().slice(0, 10);
    const { arrival } = accommodation;
    return from <= day && day <= to && arrivalFrom <= arrival && arrival <= arrivalTo;
  });
  return {
    OrderListResponse: {
      Success: '',
      IsThatAll: yesOrNo(true),
      Orders: {
        Order: found.map((order) => {
          const status = statusOf(state, order);
          return {
            '@Id': order.id,
            '@ReferenceNumber': order.reference,
            '@RegistrationDate': writeDay(order.registeredAt.toISOString().slice(0, 10)),
            '@Price': writeSum(order.price),
            '@Penalty': writeSum(order.penalty),
            '@StartDate': writeDay(order.accommodation.arrival),
            '@EndDate': writeDay(order.accommodation.departure),
            Currency: currencyOf(state),
            Status: named(status, statusNames[status]!),
          };
        }),
      },
    },
  };
}

/** OrderDocsRequest: starts a voucher and returns its progress. */
export function orderDocs(state: AcaseState, { document }: AcaseCall) {
  const action = document.Action as Record<string, unknown> | undefined;
  const parameters = action?.Parameters;
  const requested = at(parameters, '@TaskId') || at(parameters, '@DocId');
  const order = orderById(state, String(Number(requested) - 2_000_000));
  if (!isConfirmed(statusOf(state, order))) throw refused();
  if (at(action, '@Name') === 'TaskAdd') order.voucherRequestedAt ??= state.now();
  if (!order.voucherRequestedAt) throw notFound('TaskId');
  const late = order.behaviour === 'voucher-late' ? SLOW_VOUCHER_MS : 0;
  const ready = state.now().getTime() - order.voucherRequestedAt.getTime() >= late;
  const status =
    at(action, '@Name') === 'TaskAdd' || !ready ? named(1, 'New') : named(5, 'Success');
  return {
    OrderDocsResponse: {
      Success: '',
      TaskInfo: { '@Code': order.id + 2_000_000, TaskStatus: status },
    },
  };
}
