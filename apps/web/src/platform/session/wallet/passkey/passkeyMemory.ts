import type { PasskeyKey, PasskeyMemory } from '@musi/chain/passkey/passkeyKey'
import { type Reader, address, fields, hex, orNull } from '@musi/domain/untrusted'
import { stored } from '#platform/page/storage/stored.ts'

/** One coordinate of a public key. */
const word: Reader<`0x${string}`> = (value) => {
  const read = hex(value)
  return read?.length === 66 ? read : undefined
}

const key: Reader<PasskeyKey> = fields({ x: word, y: word, credentialId: hex, account: address })

const memory = stored<{ key: PasskeyKey | null }>(
  { key: 'musi.passkey', version: 1, defaults: { key: null }, readers: { key: orNull(key) } },
  () => localStorage,
)

/** The passkey in use and its account; none of it is secret. */
export const passkeyMemory: PasskeyMemory = {
  read: () => memory.get().key,
  write: (value) => memory.set({ key: value }),
}
