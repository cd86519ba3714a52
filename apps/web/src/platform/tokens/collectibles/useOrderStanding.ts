import type { Read } from '@musi/chain/multicall/read'
import { EVERY_BLOCK } from '@musi/chain/multicall/read'
import { factsOfReads, orderReads } from '@musi/chain/market/orderReads'
import { type OrderStanding, orderStanding } from '@musi/domain/market/orderStanding'
import { useSyncExternalStore } from 'react'
import { contractOf } from '../../page/config/config.ts'
import { secondsNow, subscribeToSeconds } from '../../session/chain/chainClock.ts'
import { useReads } from '../../session/chain/useReads.ts'
import type { BookOrder } from './readMarket.ts'

type Hex = `0x${string}`

/** How the chain itself says an order stands, in each block, by the chain's clock (spec: market.between). Null: not read yet. */
export function useOrderStanding(kept: Pick<BookOrder, 'hash' | 'order'> | null): OrderStanding | null {
  const seaport = contractOf('seaport')
  const subject = kept === null || seaport === null ? null : { kept, seaport }
  const calls = subject === null ? [] : orderReads(subject.kept.order, subject.kept.hash, subject.seaport)
  const states = useReads(calls.map((call): Read<Hex> => ({ call, decode: (data) => data, holdsBlocks: EVERY_BLOCK })))
  const standing = () => {
    if (subject === null || states.some(({ kind }) => kind === 'loading')) return null
    const answers = states.map((state) => (state.kind === 'value' ? state.value : null))
    const facts = factsOfReads(subject.kept.order, subject.seaport, answers)
    return facts === null ? null : orderStanding(subject.kept.order, facts, BigInt(secondsNow()))
  }
  // A second is drawn only where the standing changes with it.
  return useSyncExternalStore(subscribeToSeconds, standing)
}
