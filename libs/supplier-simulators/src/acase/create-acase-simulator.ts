import { createFaults, type Faults } from '../faults';
import { serve, type SimulatedResponse, type SimulatedCall, type SimulatorServer } from '../serve';
import {
  citizenshipList,
  cityList,
  countryList,
  hotelList,
  mealList,
  objectList,
} from './dictionaries';
import { formFormat, type FormRequest } from './form-format';
import { orderDocs, orderInfo, orderList, requestOrder } from './orders';
import { describeHotel } from './describe';
import { priceHotel } from './price';
import { searchHotels } from './search';
import {
  accessDenied,
  AcaseError,
  badRequest,
  createState,
  type AcaseCall,
  type AcaseSimulatorOptions,
  type AcaseState,
} from './state';

export interface AcaseSimulator extends SimulatorServer {
  faults: Faults;
  /** How many orders are not cancelled: one reference must never have two. */
  countOrders(reference?: string): number;
  /** How many requests to change an order have arrived. */
  countChanges(orderId: string): number;
  /** Cancels an order as the supplier's staff would, without a penalty. */
  cancelOrder(orderId: string): void;
}

type Act = (state: AcaseState, call: AcaseCall) => object | null | Promise<object | null>;

/** Each request by its name, with the root element of its response. */
const requests: Record<string, [answer: string, act: Act]> = {
  CountryListRequest: ['CountryList', countryList],
  CityListRequest: ['CityList', cityList],
  HotelListRequest: ['HotelList', hotelList],
  HotelDescriptionRequest: ['HotelDescription', describeHotel],
  HotelSearchRequest: ['HotelSearchResponse', searchHotels],
  HotelPricingRequest2: ['HotelPricingResponse2', priceHotel],
  OrderRequest: ['OrderResponse', requestOrder],
  OrderInfoRequest: ['OrderInfoResponse', orderInfo],
  OrderListRequest: ['OrderListResponse', orderList],
  OrderDocsRequest: ['OrderDocsResponse', orderDocs],
  ObjectRequest: ['ObjectResponse', objectList],
  CitizenshipListRequest: ['CitizenshipList', citizenshipList],
  MealRequest: ['MealResponse', mealList],
};

function checkAccount({ account }: AcaseState, { fields, document, name }: FormRequest): void {
  const { CompanyId, UserId, Password } = fields;
  const same =
    CompanyId === account.buyerId && UserId === account.userId && Password === account.password;
  const again =
    fields.XML === undefined ||
    (document['@BuyerId'] === account.buyerId && document['@Password'] === account.password);
  if (!same || !again || !(name in requests)) throw accessDenied();
}

const errorXml = (root: string, { code, message }: AcaseError): SimulatedResponse => ({
  status: 200,
  body: {
    [root]: {
      Error: {
        '@Code': code,
        '@Description': message,
        Type: { '@Code': 1, '@Name': 'Фатальная' },
      },
    },
  },
});

/** Every sum in Swiss francs instead of the requested currency. */
const inFrancs = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (key, one) =>
      key === 'Currency' ? { '@Code': 7, '@Name': 'CHF' } : one,
    ),
  );

/**
 * Simulates Академсервис as far as its protocol is known. It sells the sandbox world, keeps its orders in memory and can be made
 * to fail. The magic hotels and surnames of the sandbox world work here too.
 */
export async function startAcaseSimulator({
  port,
  change = (response) => response,
  ...options
}: Partial<AcaseSimulatorOptions> & {
  port?: number;
  /** Changes every response before it is sent. */
  change?: (response: SimulatedResponse) => SimulatedResponse;
} = {}): Promise<AcaseSimulator> {
  const state = createState({
    seed: 'karvon',
    now: () => new Date(),
    currency: 'RUB',
    account: { buyerId: 'simulator', userId: 'simulator', password: 'simulator' },
    pictures: '',
    ...options,
  });
  const faults = createFaults();

  async function simulate({
    body,
    fault,
    signal,
  }: SimulatedCall): Promise<SimulatedResponse | null> {
    const request = body as FormRequest | undefined;
    const [root, act] = requests[request?.name ?? ''] ?? ['Response', () => null];
    try {
      if (!request) throw badRequest('XML');
      checkAccount(state, request);
      const lang = request.fields.Language === 'ru' ? 'ru' : 'uz';
      const response = await act(state, { ...request, lang, fault, signal });
      return response && change({ status: 200, body: response });
    } catch (error) {
      if (error instanceof AcaseError) return change(errorXml(root, error));
      throw error;
    }
  }

  const server = await serve({
    simulate,
    faults,
    port,
    format: formFormat,
    nameOf: ({ body }) => (body as FormRequest | undefined)?.name ?? '',
    inWrongCurrency: inFrancs,
    rateLimited: () => ({ status: 429 }),
    failed: () => ({ status: 500 }),
  });
  return {
    ...server,
    faults,
    countOrders: (reference) =>
      [...state.orders.values()].filter(
        (order) => !order.cancelledAt && (reference === undefined || order.reference === reference),
      ).length,
    countChanges: (orderId) => state.orders.get(Number(orderId))?.changes ?? 0,
    cancelOrder(orderId) {
      state.orders.get(Number(orderId))!.cancelledAt = state.now();
    },
  };
}
