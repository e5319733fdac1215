import type { IdempotencyTables } from '../http/idempotency/idempotency-store';
import type { LimitTables } from '../limits/tables';
import type { AccountTables } from '../modules/accounts/tables';
import type { AirOrderTables } from '../modules/air-orders/store/tables';
import type { AirPriceTables } from '../modules/air-prices/tables';
import type { CarrierLogoTables } from '../modules/air-search/logos/tables';
import type { DuffelTables } from '../modules/air-search/suppliers/duffel/book/tables';
import type { SirenaTables } from '../modules/air-search/suppliers/sirena/book/tables';
import type { AirSearchTables } from '../modules/air-search/shared/tables';
import type { SandboxSupplierTables } from '../modules/air-search/suppliers/sandbox/tables';
import type { FavouriteTables } from '../modules/favourites/tables';
import type { HotelOrderTables } from '../modules/hotel-orders/store/tables';
import type { AcaseTables } from '../modules/hotel-search/suppliers/acase/tables';
import type { EtgTables } from '../modules/hotel-search/suppliers/etg/tables';
import type { HotelLinkTables } from '../modules/hotel-search/links/tables';
import type { SandboxRoomTables } from '../modules/hotel-search/suppliers/sandbox/tables';
import type { JournalTables } from '../modules/journal/tables';
import type { MessageTables } from '../modules/messages/tables';
import type { OpsTables } from '../modules/ops/tables';
import type { ClickTables } from '../modules/payments/providers/click/tables';
import type { PaymeTables } from '../modules/payments/providers/payme/tables';
import type { SandboxBankTables } from '../modules/payments/providers/sandbox-bank/tables';
import type { YookassaTables } from '../modules/payments/providers/yookassa/tables';
import type { PaymentTables } from '../modules/payments/tables';
import type { PointTables } from '../modules/points/tables';
import type { PriceAlertTables } from '../modules/price-alerts/tables';
import type { SupportTables } from '../modules/support/tables';
import type { KeyTables } from '../keys/tables';
import type { StaffNoticeTables } from '../staff-notices/tables';
import type { AirTicketTables } from '../modules/tickets/tables';
import type { SavedTravellerTables } from '../modules/travellers/tables';

/** The tables of the whole API, as each module describes its own. */
declare module '../db/schema' {
  interface Schema
    extends
      IdempotencyTables,
      LimitTables,
      AccountTables,
      AirOrderTables,
      AirPriceTables,
      AirSearchTables,
      CarrierLogoTables,
      DuffelTables,
      FavouriteTables,
      SandboxSupplierTables,
      SirenaTables,
      HotelOrderTables,
      AcaseTables,
      EtgTables,
      HotelLinkTables,
      SandboxRoomTables,
      JournalTables,
      MessageTables,
      OpsTables,
      ClickTables,
      PaymeTables,
      SandboxBankTables,
      YookassaTables,
      PaymentTables,
      PointTables,
      PriceAlertTables,
      StaffNoticeTables,
      SupportTables,
      AirTicketTables,
      SavedTravellerTables,
      KeyTables {}
}
