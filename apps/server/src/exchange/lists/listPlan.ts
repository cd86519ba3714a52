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
  /** Fixed, as the content of a version is. */
  timestamp: string
  keywords: readonly string[]
  tokens: readonly PlannedToken[]
}
