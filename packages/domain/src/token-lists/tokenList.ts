import type { Version } from './version.ts'

/** A token entry of a list. */
export type ListedToken = {
  readonly chainId: number
  readonly address: string
  readonly decimals: number
  readonly name: string
  readonly symbol: string
  readonly logoURI?: string
  readonly tags?: readonly string[]
  readonly extensions?: Readonly<Record<string, unknown>>
}

/** A valid list (spec: token-lists.schema). Only `parseTokenList` returns one. */
export type TokenList = {
  readonly name: string
  readonly timestamp: string
  readonly version: Version
  readonly tokens: readonly ListedToken[]
  readonly keywords?: readonly string[]
  readonly tags?: Readonly<Record<string, { readonly name: string; readonly description: string }>>
  readonly logoURI?: string
}
