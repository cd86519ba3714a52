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

/** Stores the batches of our own wallets, as any wallet would, because they are part of the page and end with it. */
function batchMemory(key: string): NonNullable<DemoWalletOptions['batches']> {
  const memory = stored<{ batches: StoredBatches }>(
    { key, version: 1, defaults: { batches: [] }, readers: { batches: readBatches } },
    () => localStorage,
  )
  return {
    find: (id) => memory.get().batches.find(([one]) => one === id)?.[1],
    store: (id, hash) => memory.set({ batches: [...memory.get().batches.slice(1 - MAX_BATCHES), [id, hash]] }),
  }
}

export const demoBatchMemory = batchMemory('musi.demoBatches')
export const passkeyBatchMemory = batchMemory('musi.passkeyBatches')
