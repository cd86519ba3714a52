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

type Shown = {
  readonly token: Token
  trust: UnitTrust
  lookAlike: TokenLookAlike | null
  /** False if the tokens have changed since, or it is new; the earlier result is used meanwhile. */
  isCompared: boolean
}

/** The tokens that amounts on screen are counted in, by address and by what they call themselves. */
const visit = perVisit(() => ({ shown: new Map<string, Shown>(), isBegun: false, isQueued: false, isComparing: false }))

const keyOf = ({ address, symbol, name }: Token): string => [address, symbol, name].join(' ')

function trustNow({ token, lookAlike }: Pick<Shown, 'token' | 'lookAlike'>): UnitTrust {
  const artist = artistOf(token.address)
  return unitTrust({
    source: sourcedToken(token.address)?.source ?? null,
    creator: artist?.creator ?? null,
    // Our server has compared it with the known tokens, and with those that were made before it.
    lookAlike: lookAlike ?? artist?.lookAlike ?? null,
  })
}

function readTrust(token: Token): UnitTrust {
  const { shown } = visit()
  if (bookTokens().has(token.address) || isPoolOfBook(token.address)) return KNOWN
  const before = shown.get(keyOf(token))
  if (before !== undefined) return before.trust
  const trust = trustNow({ token, lookAlike: null })
  shown.set(keyOf(token), { token, trust, lookAlike: null, isCompared: false })
  queueFollow()
  return trust
}

/** Records of earlier visits have the shares of a pool without its sides. */
const isPoolOfBook = (address: Address): boolean => config().book?.pools.some(({ pair }) => pair === address) === true

const isSame = (one: UnitTrust, other: UnitTrust): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Compares all of them again, and notifies the page of changes. */
function judge(): void {
  let isChanged = false
  for (const entry of visit().shown.values()) {
    const trust = trustNow(entry)
    if (isSame(trust, entry.trust)) continue
    entry.trust = trust
    isChanged = true
  }
  if (isChanged) trustChanged()
}

/** Called during rendering, which must not start side effects itself. */
function queueFollow(): void {
  const now = visit()
  if (now.isQueued) return
  now.isQueued = true
  queueMicrotask(() => {
    now.isQueued = false
    if (now === visit()) follow()
  })
}

/** The lists of tokens are read with the first amount in a token that the address book does not name. */
function follow(): void {
  const now = visit()
  if (!now.isBegun) {
    now.isBegun = true
    subscribeTokens(() => {
      for (const entry of visit().shown.values()) entry.isCompared = false
      judge()
      void compare()
    })
    artistFeed.begin()
  }
  judge()
  void compare()
}

/** The code for it knows the look-alike letters of all scripts and comes with the first need. */
async function compare(): Promise<void> {
  const now = visit()
  if (now.isComparing) return
  now.isComparing = true
  try {
    const { preparedLookAlike } = await import('./tokenTrust.ts')
    for (let entry = uncompared(); entry !== undefined && now === visit(); entry = uncompared()) {
      entry.isCompared = true
      entry.lookAlike = await preparedLookAlike(entry.token)
    }
    if (now === visit()) judge()
  } catch (error) {
    // A token that could not be compared keeps its address on screen if it is unknown.
    // oxlint-disable-next-line no-console
    console.debug('Tokens could not be compared.', error)
  } finally {
    now.isComparing = false
  }
}

const uncompared = (): Shown | undefined => [...visit().shown.values()].find(({ isCompared }) => !isCompared)

/** Lets the page's amounts show whose token they are in. */
export const watchTokenUnits = perVisit(() => setTrustReader(readTrust))
