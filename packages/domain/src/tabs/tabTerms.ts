import type { Address } from '../address.ts'

/** Terms of a coin tab; their hash is its id (spec: tab.terms). */
export type TabTerms = {
  readonly listener: Address
  /** Settles what was played. */
  readonly keeper: Address
  readonly token: Address
  /** Signs the vouchers. */
  readonly key: Address
  readonly expiresSeconds: bigint
  /** Seconds between closing the tab and the return of the rest. */
  readonly noticeSeconds: bigint
  readonly salt: `0x${string}`
}
