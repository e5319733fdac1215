/** The supplier's answer was lost: it may or may not have done what we requested. */
export class SupplierUnanswered extends Error {
  override name = 'SupplierUnanswered';
}

/** The offer has another price now: price it again and ask the visitor. */
export class SupplierPriceChanged extends Error {
  override name = 'SupplierPriceChanged';
}
