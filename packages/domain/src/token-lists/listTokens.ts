import { type Address, parseAddress } from '../address.ts'
import type { Token } from '../currency.ts'
import { safeText } from '../safeText.ts'
import { LISTED_TOKEN_LIMITS as LIMITS } from '../text/textLimits.ts'
import { breakEvery, runToEnd } from './slices.ts'
import type { ListedToken, TokenList } from './tokenList.ts'

export type Tag = { readonly id: string; readonly name: string; readonly description: string }

/** A token as its list describes it. */
export type ListToken = Token & { readonly logoUri: string | null; readonly tags: readonly Tag[] }

export type TokensByChain = ReadonlyMap<number, ReadonlyMap<Address, ListToken>>

export type ListTokens =
  | {
      readonly ok: true
      readonly byChain: TokensByChain
      /** Addresses with a wrong checksum, which are left out and logged. */
      readonly refused: readonly string[]
    }
  /** The list is shown as empty and 'Duplicate tokens.' is logged (spec: token-lists.duplicates). */
  | {
      readonly ok: false
      readonly problem: { readonly kind: 'duplicateTokens'; readonly chainId: number; readonly address: Address }
    }

/** Tokens per slice; their checksums take a few milliseconds. */
const SLICE = 200

/** Drops tags that the list does not define. */
function tagsOf({ tags = [] }: ListedToken, definedTags: ReadonlyMap<string, Tag>): readonly Tag[] {
  return [...new Set(tags)].flatMap((id) => definedTags.get(id) ?? [])
}

const tagDefinitions = ({ tags = {} }: TokenList): ReadonlyMap<string, Tag> =>
  new Map(
    Object.entries(tags).map(([id, { name, description }]) => [
      id,
      { id, name: safeText(name, LIMITS.symbol), description: safeText(description, LIMITS.description) },
    ]),
  )

const tokenOf = (listed: ListedToken, address: Address, tags: readonly Tag[]): ListToken => ({
  kind: 'token',
  address,
  decimals: listed.decimals,
  symbol: safeText(listed.symbol, LIMITS.symbol),
  name: safeText(listed.name, LIMITS.name),
  logoUri: listed.logoURI ?? null,
  tags,
})

/** Parses the tokens of a list in slices, so that a long list does not block the page. */
export function* listTokenSteps(list: TokenList): Generator<void, ListTokens, void> {
  const definedTags = tagDefinitions(list)
  const byChain = new Map<number, Map<Address, ListToken>>()
  const refused: string[] = []
  const isBreak = breakEvery(SLICE)
  for (const listed of list.tokens) {
    if (isBreak()) yield
    const address = parseAddress(listed.address)
    if (!address) {
      refused.push(listed.address)
      continue
    }
    const { chainId } = listed
    const tokens = byChain.get(chainId) ?? new Map<Address, ListToken>()
    byChain.set(chainId, tokens)
    if (tokens.has(address)) return { ok: false, problem: { kind: 'duplicateTokens', chainId, address } }
    tokens.set(address, tokenOf(listed, address, tagsOf(listed, definedTags)))
  }
  return { ok: true, byChain, refused }
}

/** Parses without slices. */
export const listTokens = (list: TokenList): ListTokens => runToEnd(listTokenSteps(list))

/** The tokens of one chain. */
export const shownTokens = (tokens: ListTokens, chainId: number): readonly ListToken[] =>
  tokens.ok ? [...(tokens.byChain.get(chainId)?.values() ?? [])] : []
