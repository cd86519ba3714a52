import type { Watch } from '@musi/chain/multicall/watch'
import { type ManyReserves, manyReserves } from '@musi/chain/reads/pools/manyReserves'
import type { Address } from '@musi/domain/address'
import { sortsBefore } from '@musi/domain/exchange/pair'
import { dividedBy, fraction } from '@musi/domain/fraction'
import { poolHoldsEnough } from '@musi/domain/music/poolHoldsEnough'
import { dollarPrice } from '@musi/domain/staking/dollarPrice'
import { config, contractOf } from '#platform/page/config/config.ts'
import { wrappedNative } from '#platform/session/chain/bookTokens.ts'
import { chainReads } from '#platform/session/chain/chainReads.ts'
import { poolAddress } from '#platform/session/exchange/poolAddress.ts'
import { dollarPools, pairsOf } from '#platform/session/prices/dollarPools.ts'
import { artistOf } from '../artists/artistFeed.ts'
import { lookAlike } from './tokenTrust.ts'

/** After this time without an answer, the token is treated like any other. */
const TIMEOUT_MS = 5000

/**
 * True if the short note may replace the warning (spec: artist-tokens.note): the token resembles no other, and has a
 * song by its creator or a pool with liquidity.
 */
export async function artistProof(address: Address): Promise<boolean> {
  const artist = artistOf(address)
  if (artist === null || lookAlike(artist.token) !== null) return false
  return artist.hasSong || (await isTraded(address))
}

async function isTraded(token: Address): Promise<boolean> {
  const wrapped = wrappedNative()?.address
  if (wrapped === undefined || config().book === null) return false
  const { dollars, pools } = dollarPools([wrapped])
  const addresses = [poolAddress(token, wrapped), ...pools.map(({ pair }) => pair)]
  const state = await firstValue(manyReserves(chainReads(), contractOf('reserveReader'), addresses))
  if (state === null) return false
  const [ownReserves, ...others] = state.reserves
  if (ownReserves === null || ownReserves === undefined) return false
  const nativeReserve = sortsBefore(token, wrapped) ? ownReserves[1] : ownReserves[0]
  const market = { wrapped, dollars: dollars.map(({ address }) => address), pairs: pairsOf(pools, others) }
  const smallestUnits = dollarPrice(market, wrapped)
  const unit = fraction(10n ** BigInt(dollars[0]?.decimals ?? 0))
  return poolHoldsEnough(nativeReserve, smallestUnits && dividedBy(smallestUnits, unit))
}

function firstValue(watch: Watch<ManyReserves>): Promise<Extract<ManyReserves, { kind: 'value' }> | null> {
  return new Promise((resolve) => {
    const check = () => {
      const state = watch.get()
      if (state.kind === 'value') end(state)
    }
    const end = (state: Extract<ManyReserves, { kind: 'value' }> | null) => {
      clearTimeout(timer)
      unsubscribe()
      resolve(state)
    }
    const timer = setTimeout(() => end(null), TIMEOUT_MS)
    const unsubscribe = watch.subscribe(check)
    check()
  })
}
