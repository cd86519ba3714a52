import type { Address } from '../address.ts'

/** To whom votes are delegated: to oneself, unless an address is asked for (spec: governance.delegatee). Null: none that is valid yet. */
export const delegateTarget = (
  account: Address | null,
  custom: { readonly resolved: Address | null } | null,
): Address | null => (custom === null ? account : custom.resolved)
