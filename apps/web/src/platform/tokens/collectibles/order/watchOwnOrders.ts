import type { Address } from '@musi/domain/address'
import { orderLife } from '@musi/domain/market/orderStanding'
import { contractOf } from '#platform/page/config/config.ts'
import { hidePopup, showPopup } from '#platform/page/popups/popups.ts'
import { visitEnd } from '#platform/page/visit/visit.ts'
import { heads, subscribe as subscribeToHeads } from '#platform/session/chain/heads.ts'
import { wallet } from '#platform/session/wallet/wallet.ts'
import { fetchOwnOrders } from '../fetchMarket.ts'
import { reopenedOrders } from './reopenedOrders.ts'
import type { BookOrder } from '../readMarket.ts'

/** Poll interval for an account without dormant orders, because one may have become dormant meanwhile. */
const IDLE_POLL_MS = 60_000

const popupKey = (hash: string) => `order ${hash}`

/**
 * Notifies the connected account when one of its orders becomes fillable again; polls with each block while one is
 * dormant.
 */
export function watchOwnOrders(): void {
  if (contractOf('seaport') === null) return
  let account: Address | null = null
  let lastOrders: readonly BookOrder[] = []
  let askedMs = -Infinity
  let askedBlock: string | null = null
  let isAsking = false
  const announced = new Set<string>()

  const connected = (): Address | null => {
    const connection = wallet().current()
    return connection.status === 'connected' ? connection.account : null
  }

  async function check(): Promise<void> {
    const now = connected()
    if (now !== account) {
      for (const hash of announced) hidePopup(popupKey(hash))
      announced.clear()
      account = now
      lastOrders = []
      askedMs = -Infinity
      askedBlock = null
    }
    const head = heads().head?.hash ?? null
    const hasDormant = lastOrders.some(({ standing }) => orderLife(standing) === 'dormant')
    const isDue = hasDormant ? head !== askedBlock : performance.now() - askedMs >= IDLE_POLL_MS
    if (now === null || head === null || isAsking || !isDue) return
    isAsking = true
    askedMs = performance.now()
    askedBlock = head
    const rows = await fetchOwnOrders(now).then(
      (read) => read.rows,
      () => null,
    )
    isAsking = false
    // The connected account has changed meanwhile.
    if (connected() !== now || account !== now) return void check()
    if (rows === null) return
    for (const { hash } of reopenedOrders(lastOrders, rows)) {
      announced.add(hash)
      showPopup({ key: popupKey(hash), content: { kind: 'activeOrder', maker: now }, removeAfterMs: null })
    }
    // Orders withdrawn or filled since are no longer announced.
    for (const hash of announced)
      if (!rows.some((row) => row.hash === hash && row.standing === 'good')) {
        announced.delete(hash)
        hidePopup(popupKey(hash))
      }
    lastOrders = rows
    // A block arrived during the request.
    if (heads().head?.hash !== askedBlock) void check()
  }

  const signal = visitEnd()
  const ends = [subscribeToHeads(() => void check()), wallet().subscribe(() => void check())]
  signal.addEventListener('abort', () => ends.forEach((end) => end()))
  void check()
}
