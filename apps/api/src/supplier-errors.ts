/** No answer: the supplier may or may not have done it. */
export class SupplierUnanswered extends Error {
  override name = 'SupplierUnanswered';
}

/** It can still be had, at another price: price the offer again and ask the visitor. */
export class SupplierPriceChanged extends Error {
  override name = 'SupplierPriceChanged';
}
