/** Most things that one batch moves. */
export const MAX_MOVED_AT_ONCE = 10

/** Most gas of one batch: an operation of an account with a passkey has 2,000,000 for all its calls. */
export const MAX_BATCH_GAS = 1_500_000n

type Measured<Item> = { readonly item: Item; readonly gas: bigint }

export type MoveBatch<Item> = {
  /** Moved by the next batch. */
  readonly now: readonly Item[]
  /** Moved by a later batch. */
  readonly later: readonly Item[]
  /** Needs more gas than a whole batch has. */
  readonly tooCostly: readonly Item[]
}

/** Chooses the things of one batch, in the given order (spec: touch.move-batch). */
export function moveBatch<Item>(things: readonly Measured<Item>[]): MoveBatch<Item> {
  const now: Item[] = []
  const later: Item[] = []
  const tooCostly: Item[] = []
  let left = MAX_BATCH_GAS
  for (const { item, gas } of things) {
    if (gas > MAX_BATCH_GAS) tooCostly.push(item)
    else if (now.length === MAX_MOVED_AT_ONCE || gas > left) later.push(item)
    else {
      now.push(item)
      left -= gas
    }
  }
  return { now, later, tooCostly }
}
