import type { Memory, Remembered } from '@musi/chain/wallet/connection'
import { type Address, isAddress } from '@musi/domain/address'
import { stored } from '../../page/storage/stored.ts'

/** A key of the table, DEMO, or an rdns: nothing longer was ever written here. */
const WALLET_ID = /^[a-z0-9._-]{1,255}$/i

function remembered(value: unknown): Remembered | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { kind, id } = value as { kind?: unknown; id?: unknown }
  if (kind === 'nothing' || kind === 'disconnected') return { kind }
  return kind === 'wallet' && typeof id === 'string' && WALLET_ID.test(id) ? { kind, id } : undefined
}

const addressOrNull = (value: unknown) => {
  if (value === null) return null
  const address = typeof value === 'string' && isAddress(value)
  return address === false ? undefined : address
}

type Kept = { remembered: Remembered; demoAccount: Address | null }

/** Which wallet was chosen, or that the person disconnected, and the demo wallet's account (decisions.md A-27). */
export const walletMemory = stored<Kept>(
  {
    key: 'musi.wallet',
    version: 1,
    defaults: { remembered: { kind: 'nothing' }, demoAccount: null },
    readers: { remembered, demoAccount: addressOrNull },
  },
  () => localStorage,
)

export const memory: Memory = {
  read: () => walletMemory.get().remembered,
  write: (value) => walletMemory.set({ remembered: value }),
}
