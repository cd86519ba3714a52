import type { Read } from '@musi/chain/multicall/read'
import { EVERY_BLOCK } from '@musi/chain/multicall/read'
import { factsOfReads, orderReads } from '@musi/chain/market/orderReads'
import { type OrderStanding, orderStanding } from '@musi/domain/market/orderStanding'
import { useSyncExternalStore } from 'react'
import { contractOf } from '#platform/page/config/config.ts'
import { secondsNow, subscribeToSeconds } from '#platform/session/chain/chainClock.ts'
import { useReads } from '#platform/session/chain/useReads.ts'
import type { BookOrder } from '../readMarket.ts'

type Hex = `0x${string}`
type Judged = Pick<BookOrder, 'hash' | 'order'>

/**
 * Standing of orders according to the chain, updated at each block and by the chain's clock (spec:
 * market.between); null until read.
 */
export function useOrderStandings(judged: readonly Judged[]): readonly (OrderStanding | null)[] {
  const seaport = contractOf('seaport')
  const calls = seaport === null ? [] : judged.map(({ order, hash }) => orderReads(order, hash, seaport))
  const states = useReads(
    calls.flat().map((call): Read<Hex> => ({ call, decode: (data) => data, holdsBlocks: EVERY_BLOCK })),
  )
  const standings = () => {
    let from = 0
    return judged.map(({ order }, at): OrderStanding | null => {
      const orderStates = states.slice(from, (from += calls[at]?.length ?? 0))
      if (seaport === null || orderStates.some(({ kind }) => kind === 'loading')) return null
      const answers = orderStates.map((state) => (state.kind === 'value' ? state.value : null))
      const facts = factsOfReads(order, seaport, answers)
      return facts === null ? null : orderStanding(order, facts, BigInt(secondsNow()))
    })
  }
  // Re-renders only in seconds in which a standing changes.
  useSyncExternalStore(subscribeToSeconds, () => standings().join(' '))
  return standings()
}

/** The standing of one order, or null for none. */
export const useOrderStanding = (judgedOrder: Judged | null): OrderStanding | null =>
  useOrderStandings(judgedOrder === null ? [] : [judgedOrder])[0] ?? null
