import { moveBatch } from '@musi/domain/accounts/moveBatch'
import type { Address } from '@musi/domain/address'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import type { TransferItem } from '#platform/tokens/transfer/transferIntent.ts'
import { moveText } from './moveWords.ts'
import { type Tried, itemKey, triedItems } from './triedItems.ts'
import { type Movable, useMovable } from './useMovable.ts'

/** `arrives`: the amount that reaches the recipient if the token keeps a fee; null otherwise. */
export type Going = { readonly item: TransferItem; readonly arrives: bigint | null }
export type Kept = { readonly item: TransferItem; readonly why: string }

export type MovePlan = Movable & {
  /** Moved by the next batch. */
  readonly now: readonly Going[]
  /** Moved by later batches. */
  readonly later: readonly TransferItem[]
  /** Left out, with the reason. */
  readonly kept: readonly Kept[]
  /** True once each thing was rehearsed for this recipient. */
  readonly isTried: boolean
}

const NOTHING_TRIED: ReadonlyMap<string, Tried> = new Map()
const RETRY_MS = 3000

const amountOf = (item: TransferItem) => (item.kind === 'piece' ? 1n : item.amount.raw)

/** Splits everything into batches and things that cannot move; nothing is simulated before a recipient is chosen. */
export function useMovePlan(sender: Address, recipient: Address | null): MovePlan {
  const movable = useMovable(sender)
  const { items, isRead } = movable
  const isReady = recipient !== null && isRead
  const answer = useAnswer(
    isReady ? `move ${recipient} ${items.map(itemKey).join(' ')}` : null,
    async () => (recipient === null ? NOTHING_TRIED : triedItems(items.map((item) => ({ sender, recipient, item })))),
    null,
    (state) =>
      state.kind === 'ready' && [...state.value.values()].some(({ kind }) => kind === 'unread') ? RETRY_MS : null,
  )
  const tried = isReady && answer.kind === 'ready' ? answer.value : NOTHING_TRIED
  const measured = items.flatMap((item) => {
    const result = tried.get(itemKey(item))
    if (result?.kind !== 'goes') return []
    const { arrives, gas } = result
    const going: Going = { item, arrives: arrives === null || arrives >= amountOf(item) ? null : arrives }
    return [{ item: going, gas }]
  })
  const { now, later, tooCostly } = moveBatch(measured)
  const refused = items.flatMap((item): Kept[] => {
    const result = tried.get(itemKey(item))
    if (result?.kind === 'stays') return [{ item, why: result.why }]
    return result?.kind === 'unread' ? [{ item, why: moveText('kept.unread') }] : []
  })
  return {
    ...movable,
    now,
    later: later.map(({ item }) => item),
    kept: [...refused, ...tooCostly.map(({ item }) => ({ item, why: moveText('kept.costly') }))],
    isTried: isReady && answer.kind === 'ready',
  }
}
