import type { Address } from '../address.ts'

/** The account to delegate to: oneself unless an address is entered (spec: governance.delegatee). Null until it is valid. */
export const delegateTarget = (
  account: Address | null,
  custom: { readonly resolved: Address | null } | null,
): Address | null => (custom === null ? account : custom.resolved)
