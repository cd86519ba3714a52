import { type UnitTrust, unitTrust } from '@musi/domain/amount/unitTrust'
import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import type { TokenLookAlike } from '@musi/domain/text/tokenLookAlike'
import { config } from '#platform/page/config/config.ts'
import { setTrustReader, trustChanged } from '#platform/page/money/unitTrust.ts'
import { perVisit } from '#platform/page/visit/visit.ts'
import { bookTokens } from '#platform/session/chain/bookTokens.ts'
import { artistFeed, artistOf } from '../artists/artistFeed.ts'
import { sourcedToken, subscribeTokens } from './tokens.ts'

const KNOWN: UnitTrust = { kind: 'known' }

type ShownUnit = {
  readonly token: Token
  trust: UnitTrust
  lookAlike: TokenLookAlike | null
  /**
   * True if the result is current; false if it is new or the tokens have changed since. Until then,
   * the earlier result is used.
   */
  isCompared: boolean
}

/** Tokens of the amounts on screen, by address, symbol and name. */
const state = perVisit(() => ({
  shown: new Map<string, ShownUnit>(),
  isBegun: false,
  isQueued: false,
  isComparing: false,
}))

const keyOf = ({ address, symbol, name }: Token): string => [address, symbol, name].join(' ')

function currentTrust({ token, lookAlike }: Pick<ShownUnit, 'token' | 'lookAlike'>): UnitTrust {
  const artist = artistOf(token.address)
  return unitTrust({
    source: sourcedToken(token.address)?.source ?? null,
    creator: artist?.creator ?? null,
    // The server has compared it with the known tokens and with earlier artist tokens.
    lookAlike: lookAlike ?? artist?.lookAlike ?? null,
  })
}

function readTrust(token: Token): UnitTrust {
  const { shown } = state()
  if (bookTokens().has(token.address) || isPoolOfBook(token.address)) return KNOWN
  const before = shown.get(keyOf(token))
  if (before !== undefined) return before.trust
  const trust = currentTrust({ token, lookAlike: null })
  shown.set(keyOf(token), { token, trust, lookAlike: null, isCompared: false })
  queueUpdate()
  return trust
}

/**
 * True for share tokens of known pools; stored transactions of earlier versions do not have their
 * two currencies.
 */
const isPoolOfBook = (address: Address): boolean => config().book?.pools.some(({ pair }) => pair === address) === true

const isSame = (one: UnitTrust, other: UnitTrust): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Derives the trust of every token again, and notifies the page of changes. */
function updateTrust(): void {
  let isChanged = false
  for (const entry of state().shown.values()) {
    const trust = currentTrust(entry)
    if (isSame(trust, entry.trust)) continue
    entry.trust = trust
    isChanged = true
  }
  if (isChanged) trustChanged()
}

/** Called during rendering, which must not start side effects itself. */
function queueUpdate(): void {
  const now = state()
  if (now.isQueued) return
  now.isQueued = true
  queueMicrotask(() => {
    now.isQueued = false
    if (now === state()) updateAndCompare()
  })
}

/** Starts reading the token lists with the first amount of a token outside the address book. */
function updateAndCompare(): void {
  const now = state()
  if (!now.isBegun) {
    now.isBegun = true
    subscribeTokens(() => {
      for (const entry of state().shown.values()) entry.isCompared = false
      updateTrust()
      void compare()
    })
    artistFeed.begin()
  }
  updateTrust()
  void compare()
}

/** Loads the comparison on demand, because the table of look-alike letters is large. */
async function compare(): Promise<void> {
  const now = state()
  if (now.isComparing) return
  now.isComparing = true
  try {
    const { preparedLookAlike } = await import('./tokenTrust.ts')
    for (let entry = uncompared(); entry !== undefined && now === state(); entry = uncompared()) {
      entry.isCompared = true
      entry.lookAlike = await preparedLookAlike(entry.token)
    }
    if (now === state()) updateTrust()
  } catch (error) {
    // A token that could not be compared keeps its address on screen if it is unknown.
    // oxlint-disable-next-line no-console
    console.debug('Tokens could not be compared.', error)
  } finally {
    now.isComparing = false
  }
}

const uncompared = (): ShownUnit | undefined => [...state().shown.values()].find(({ isCompared }) => !isCompared)

/** Lets the page's amounts show whose token they are in. */
export const watchTokenUnits = perVisit(() => setTrustReader(readTrust))
