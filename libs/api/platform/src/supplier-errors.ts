/** The supplier's response was lost: it may or may not have done what we requested. */
export class SupplierUnanswered extends Error {
  override name = 'SupplierUnanswered';
}

/** The price of the offer has changed: price it again and ask the visitor. */
export class SupplierPriceChanged extends Error {
  override name = 'SupplierPriceChanged';
}
