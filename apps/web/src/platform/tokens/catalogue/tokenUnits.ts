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
  /** False: the tokens have changed since, or it is new; what was found before stands meanwhile. */
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

/** Looks at all of them again, and tells the page when one has changed. */
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

/** Tokens are asked about while something is drawn, which must not begin anything itself. */
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
    // What is not compared keeps its address on screen if nobody knows it.
    // oxlint-disable-next-line no-console
    console.debug('Tokens could not be compared.', error)
  } finally {
    now.isComparing = false
  }
}

const uncompared = (): Shown | undefined => [...visit().shown.values()].find(({ isCompared }) => !isCompared)

/** Lets the amounts of the page say whose token they are counted in. */
export const watchTokenUnits = perVisit(() => setTrustReader(readTrust))
