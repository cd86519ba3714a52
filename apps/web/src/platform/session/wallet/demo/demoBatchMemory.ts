import type { DemoWalletOptions } from '@musi/chain/wallet/demo/demoWallet'
import { stored } from '#platform/page/storage/stored.ts'

type StoredBatches = readonly (readonly [id: string, hash: string])[]

/** Older batches are dropped; this many are never pending at once. */
const MAX_BATCHES = 20

function readBatches(value: unknown): StoredBatches | undefined {
  if (!Array.isArray(value)) return undefined
  const read = (value as unknown[]).filter(
    (one): one is [string, string] =>
      Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string'),
  )
  return read.length === value.length ? read : undefined
}

const memory = stored<{ batches: StoredBatches }>(
  { key: 'musi.demoBatches', version: 1, defaults: { batches: [] }, readers: { batches: readBatches } },
  () => localStorage,
)

/** Stores the batches of the demo wallet, as any wallet would, because it is part of the page and ends with it. */
export const demoBatchMemory: NonNullable<DemoWalletOptions['batches']> = {
  find: (id) => memory.get().batches.find(([one]) => one === id)?.[1],
  store: (id, hash) => memory.set({ batches: [...memory.get().batches.slice(1 - MAX_BATCHES), [id, hash]] }),
}
