import type { Address } from '@musi/domain/address'
import { orderLife } from '@musi/domain/market/orderStanding'
import { contractOf } from '#platform/page/config/config.ts'
import { hidePopup, showPopup } from '#platform/page/popups/popups.ts'
import { visitEnd } from '#platform/page/visit/visit.ts'
import { heads, subscribe as subscribeToHeads } from '#platform/session/chain/heads.ts'
import { wallet } from '#platform/session/wallet/wallet.ts'
import { askOwnOrders } from '../askMarket.ts'
import { backToLife } from './backToLife.ts'
import type { BookOrder } from '../readMarket.ts'

/** Poll interval for an account without dormant orders, because one may have become dormant meanwhile. */
const SELDOM_MS = 60_000

const popupKey = (hash: string) => `order ${hash}`

/**
 * Notifies the connected account when one of its orders becomes fillable again; polls with each block while one is
 * dormant.
 */
export function watchOwnOrders(): void {
  if (contractOf('seaport') === null) return
  let account: Address | null = null
  let known: readonly BookOrder[] = []
  let askedMs = -Infinity
  let askedAt: string | null = null
  let isAsking = false
  const announced = new Set<string>()

  const connected = (): Address | null => {
    const connection = wallet().current()
    return connection.status === 'connected' ? connection.account : null
  }

  async function look(): Promise<void> {
    const now = connected()
    if (now !== account) {
      for (const hash of announced) hidePopup(popupKey(hash))
      announced.clear()
      ;[account, known, askedMs, askedAt] = [now, [], -Infinity, null]
    }
    const head = heads().head?.hash ?? null
    const sleeps = known.some(({ standing }) => orderLife(standing) === 'dormant')
    const isDue = sleeps ? head !== askedAt : performance.now() - askedMs >= SELDOM_MS
    if (now === null || head === null || isAsking || !isDue) return
    isAsking = true
    ;[askedMs, askedAt] = [performance.now(), head]
    const rows = await askOwnOrders(now).then(
      (read) => read.rows,
      () => null,
    )
    isAsking = false
    // The connected account has changed meanwhile.
    if (connected() !== now || account !== now) return void look()
    if (rows === null) return
    for (const { hash } of backToLife(known, rows)) {
      announced.add(hash)
      showPopup({ key: popupKey(hash), content: { kind: 'orderBack', maker: now }, removeAfterMs: null })
    }
    // Orders withdrawn or filled since are no longer announced.
    for (const hash of announced)
      if (!rows.some((row) => row.hash === hash && row.standing === 'good')) {
        announced.delete(hash)
        hidePopup(popupKey(hash))
      }
    known = rows
    // A block arrived during the request.
    if (heads().head?.hash !== askedAt) void look()
  }

  const signal = visitEnd()
  const ends = [subscribeToHeads(() => void look()), wallet().subscribe(() => void look())]
  signal.addEventListener('abort', () => ends.forEach((end) => end()))
  void look()
}
