import { type Address, parseAddress } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { safeText } from '@musi/domain/safeText'
import { LISTED_TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import { config } from '#platform/page/config/config.ts'
import type { SavedToken, SavedTokens } from '#platform/page/settings/savedTokens.ts'
import { settings } from '#platform/page/settings/settings.ts'
import { perVisit } from '#platform/page/visit/visit.ts'

const cache = perVisit((): { shown?: { saved: SavedTokens; tokens: ReadonlyMap<Address, Token> } } => ({}))

const tokensOfThisChain = (saved: SavedTokens): Readonly<Record<string, SavedToken>> => saved[config().chainId] ?? {}

/** The tokens that the person has added on this chain; the same map until they change. */
export function addedTokens(): ReadonlyMap<Address, Token> {
  const saved = settings.get().tokens
  const now = cache()
  if (now.shown?.saved !== saved)
    now.shown = { saved, tokens: new Map(Object.entries(tokensOfThisChain(saved)).flatMap(entryOf)) }
  return now.shown.tokens
}

/** The limits of token lists also apply to what a token reports about itself. */
function entryOf([text, { symbol, name, decimals }]: readonly [string, SavedToken]): readonly [Address, Token][] {
  const address = parseAddress(text)
  if (!address) return []
  const texts = { symbol: safeText(symbol, LISTED_TOKEN_LIMITS.symbol), name: safeText(name, LISTED_TOKEN_LIMITS.name) }
  return [[address, { kind: 'token', address, ...texts, decimals }]]
}

function change(update: (now: Readonly<Record<string, SavedToken>>) => Readonly<Record<string, SavedToken>>): void {
  const { tokens } = settings.get()
  settings.set({ tokens: { ...tokens, [config().chainId]: update(tokensOfThisChain(tokens)) } })
}

export const addToken = ({ address, symbol, name, decimals }: Token): void =>
  change((now) => ({ ...now, [address]: { symbol, name, decimals } }))

export const removeToken = (address: Address): void =>
  change((now) => Object.fromEntries(Object.entries(now).filter(([one]) => one !== address)))
