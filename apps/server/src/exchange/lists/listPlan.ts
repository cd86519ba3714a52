import type { Address } from '@musi/domain/address'
import type { TagId } from './tokenTags.ts'

export type PlannedToken = {
  address: Address
  symbol: string
  name: string
  decimals: number
  tags: readonly TagId[]
}

/** A token list without the origin of its logos. */
export type ListPlan = {
  name: string
  version: readonly [major: number, minor: number, patch: number]
  /** Fixed per version, because a version's content never changes. */
  timestamp: string
  keywords: readonly string[]
  tokens: readonly PlannedToken[]
}
