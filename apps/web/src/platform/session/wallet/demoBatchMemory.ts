import type { DemoWalletOptions } from '@musi/chain/wallet/demo/demoWallet'
import { stored } from '#platform/page/storage/stored.ts'

type StoredBatches = readonly (readonly [id: string, hash: string])[]

/** Older batches are forgotten. More than this are never open at once. */
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

/** Wallets remember their batches across reloads; the demo wallet, which lives in the page, needs storage for that. */
export const demoBatchMemory: NonNullable<DemoWalletOptions['batches']> = {
  find: (id) => memory.get().batches.find(([one]) => one === id)?.[1],
  store: (id, hash) => memory.set({ batches: [...memory.get().batches.slice(1 - MAX_BATCHES), [id, hash]] }),
}
