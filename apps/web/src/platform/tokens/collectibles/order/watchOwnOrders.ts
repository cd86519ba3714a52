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

/** Whoever has nothing asleep is asked about this often at most: something may have fallen asleep meanwhile. */
const SELDOM_MS = 60_000

const popupKey = (hash: string) => `order ${hash}`

/** Tells an account that is here when an order of its own comes back to life: asks with each block while one of them sleeps. */
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
    // Whoever is here now was not asked about meanwhile.
    if (connected() !== now || account !== now) return void look()
    if (rows === null) return
    for (const { hash } of backToLife(known, rows)) {
      announced.add(hash)
      showPopup({ key: popupKey(hash), content: { kind: 'orderBack', maker: now }, removeAfterMs: null })
    }
    // What was withdrawn or filled since is nothing to be told of any more.
    for (const hash of announced)
      if (!rows.some((row) => row.hash === hash && row.standing === 'good')) {
        announced.delete(hash)
        hidePopup(popupKey(hash))
      }
    known = rows
    // A block that came while this was asked for.
    if (heads().head?.hash !== askedAt) void look()
  }

  const signal = visitEnd()
  const ends = [subscribeToHeads(() => void look()), wallet().subscribe(() => void look())]
  signal.addEventListener('abort', () => ends.forEach((end) => end()))
  void look()
}
