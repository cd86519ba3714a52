import type { Memory, RememberedChoice } from '@musi/chain/wallet/connection'
import type { Address } from '@musi/domain/address'
import { type Reader, address, fields, oneOf, orNull } from '@musi/domain/untrusted'
import { stored } from '#platform/page/storage/stored.ts'

/** Matches a key of the wallet table, DEMO, or an rdns of at most 255 characters. */
const WALLET_ID = /^[a-z0-9._-]{1,255}$/i

const walletId: Reader<string> = (value) => (typeof value === 'string' && WALLET_ID.test(value) ? value : undefined)
const wallet = fields({ kind: oneOf('wallet'), id: walletId })
const none = fields({ kind: oneOf('nothing', 'disconnected') })
const remembered: Reader<RememberedChoice> = (value) => wallet(value) ?? none(value)

type StoredWallet = { remembered: RememberedChoice; demoAccount: Address | null }

/** The chosen wallet or a disconnect, and the demo wallet's account (spec: wallets.memory). */
export const walletMemory = stored<StoredWallet>(
  {
    key: 'musi.wallet',
    version: 1,
    defaults: { remembered: { kind: 'nothing' }, demoAccount: null },
    readers: { remembered, demoAccount: orNull(address) },
  },
  () => localStorage,
)

export const memory: Memory = {
  read: () => walletMemory.get().remembered,
  write: (value) => walletMemory.set({ remembered: value }),
}
