import type { PaymentMethod } from '@karvon/contract';
import type { Money } from '@karvon/money';
import { problem } from '@karvon/platform/http/problem';
import type { PaymentProvider } from './payment-provider';

/** Amounts a provider takes, in minor units of the edition's currency. */
export interface PaymentLimits {
  min: number;
  max: number;
}

export interface PaymentProviders {
  all: readonly PaymentProvider[];
  /**
   * The provider that a payment was started with.
   * @throws problem payment-unavailable when it is not connected any more
   */
  named(name: string): PaymentProvider;
  /** True when the payment's address belongs to an application on the payer's phone. */
  isInApp(payment: { provider: string; method: PaymentMethod }): boolean;
  /** The provider for an amount and a method; undefined when there is none. */
  serving(method: PaymentMethod, total: Money): PaymentProvider | undefined;
}

/**
 * The connected providers: each method is served by the first one that has it.
 * @param limits by the name of a provider; a provider without limits takes every amount
 */
export function createPaymentProviders(
  all: readonly PaymentProvider[],
  limits: Partial<Record<string, PaymentLimits>> = {},
): PaymentProviders {
  const takes = ({ name, currency }: PaymentProvider, total: Money) => {
    const { amount } = total;
    if (currency && currency !== total.currency) return false;
    const { min, max } = limits[name] ?? { min: 1, max: Infinity };
    return amount >= min && amount <= max;
  };
  return {
    all,
    named(name) {
      const provider = all.find((one) => one.name === name);
      if (!provider)
        throw problem('payment-unavailable', {}, new Error(`${name} is not connected`));
      return provider;
    },
    isInApp: ({ provider, method }) =>
      all.find(({ name }) => name === provider)?.inApp?.includes(method) ?? false,
    serving: (method, total) =>
      all.find((one) => one.methods.includes(method) && takes(one, total)),
  };
}
