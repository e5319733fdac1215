import { guestBehaviour, type SupplyHotelOffer } from '@karvon/sandbox-world';
import { hotelCode, productCode, roomCode } from './codes';
import { productNow } from './price';
import { allotmentOf, currencyOf, deadlineOf, roomName } from './search';
import {
  badRequest,
  notFound,
  refused,
  type AcaseCall,
  type AcaseState,
  type StoredOrder,
} from './state';
import { at, many, named, readDay, writeDay, writeSum, yesOrNo } from './values';

/** How long a hotel takes to answer a request, and how long a slow voucher takes. */
const REQUEST_MS = 3 * 60_000;
const VOUCHER_MS = 5 * 60_000;

const statusNames: Record<number, string> = {
  18: 'В работе',
  25: 'Отказан',
  32: 'Лист ожидания',
  65: 'Забронирован',
  73: 'Аннулирован без штрафа',
  77: 'Аннулирован со штрафом',
};

function statusOf({ now }: AcaseState, order: StoredOrder): number {
  const { behaviour, accommodation, cancelledAt, penalty, registeredAt } = order;
  if (cancelledAt) return penalty > 0 ? 77 : 73;
  const { availability } = accommodation.offer;
  if (behaviour === 'waiting-list' || availability === 'waiting-list') return 32;
  const requested =
    availability === 'on-request' ||
    behaviour === 'request-confirmed' ||
    behaviour === 'request-refused';
  if (!requested) return 65;
  if (now().getTime() - registeredAt.getTime() < REQUEST_MS) return 18;
  return behaviour === 'request-refused' ? 25 : 65;
}

function penaltyNow(state: AcaseState, order: StoredOrder): number {
  if (statusOf(state, order) !== 65) return 0;
  const { steps } = order.accommodation.offer.cancellation;
  const held = steps.filter(({ from }) => from === null || Date.parse(from) <= +state.now());
  return (held.at(-1)?.penalty.amount ?? 0) * order.accommodation.rooms;
}

/** Until the end of the day of arrival on the hotel's clock. */
function canBeCancelled(state: AcaseState, order: StoredOrder): boolean {
  const status = statusOf(state, order);
  if (status >= 71 || status === 25) return false;
  const { arrival, hotel } = order.accommodation;
  const zone = state.world().city(hotel.city)!.zone;
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(state.now());
  return today <= arrival;
}

function accommodationIn(document: Record<string, unknown>): Record<string, unknown> {
  const [one] = many((document.AccommodationList as Record<string, unknown>)?.Accommodation);
  if (!one) throw badRequest('AccommodationList');
  return one;
}

/** OrderRequest with `Id="0"` books. It has no idempotence key, so a repetition books again. */
function create(state: AcaseState, { document, fault }: AcaseCall): StoredOrder {
  const requested = accommodationIn(document);
  const persons = many((requested.Persons as Record<string, unknown>)?.Person).map((person) => ({
    LastName: at(person, '@LastName'),
    FirstName: at(person, '@FirstName'),
  }));
  if (persons.length === 0 || persons.some(({ LastName }) => LastName === ''))
    throw badRequest('Persons');
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
    },
    cancelledAt: null,
    penalty: 0,
    voucherRequestedAt: null,
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
  if (!made && at(accommodationIn(call.document), 'ToBeCancelled', '@Code') === '1')
    cancel(state, order);
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
  const confirmed = status === 65;
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
          AmendmentRejected: yesOrNo(false),
          AllowCancel: yesOrNo(canBeCancelled(state, order)),
          AllowModify: yesOrNo(false),
          Product: productXml(stay, stay.offer),
          Persons: {
            Person: stay.persons.map(({ LastName, FirstName }) => ({
              '@LastName': LastName,
              '@FirstName': FirstName,
              Category: named(1, 'Господин'),
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

/** OrderDocsRequest: starts a voucher and tells its progress. */
export function orderDocs(state: AcaseState, { document }: AcaseCall) {
  const action = document.Action as Record<string, unknown> | undefined;
  const parameters = action?.Parameters;
  const requested = at(parameters, '@TaskId') || at(parameters, '@DocId');
  const order = orderById(state, String(Number(requested) - 2_000_000));
  if (statusOf(state, order) !== 65) throw refused();
  if (at(action, '@Name') === 'TaskAdd') order.voucherRequestedAt ??= state.now();
  if (!order.voucherRequestedAt) throw notFound('TaskId');
  const late = order.behaviour === 'voucher-late' ? VOUCHER_MS : 0;
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
