import type { Address } from '@musi/domain/address'
import { type Hex, toHex } from 'viem'
import { mnemonicToAccount, privateKeyToAddress } from 'viem/accounts'

/** The well-known development mnemonic (spec: configuration.demo-accounts). It is public, so the accounts never hold real money. */
const DEMO_MNEMONIC = 'test test test test test test test test test test test junk'

/** Demo accounts in derivation order. */
const PEOPLE = [
  { name: 'Theo', role: 'trader' },
  { name: 'Petra', role: 'provider' },
  { name: 'Stella', role: 'staker' },
  { name: 'Vera', role: 'voter' },
  { name: 'Aria', role: 'airdrop' },
  { name: 'Arlo', role: 'artist' },
  { name: 'Cleo', role: 'collector' },
  { name: 'Nico', role: 'newcomer' },
] as const

export type DemoKey = (typeof PEOPLE)[number] & { address: Address; privateKey: Hex }

let cachedKeys: readonly DemoKey[] | undefined

/** Deriving takes 25 ms, so it is done only once, when first needed. */
export function demoKeys(): readonly DemoKey[] {
  if (cachedKeys !== undefined) return cachedKeys
  const branch = mnemonicToAccount(DEMO_MNEMONIC, { path: "m/44'/60'/0'/0" }).getHdKey()
  cachedKeys = PEOPLE.map((person, index) => {
    const key = branch.deriveChild(index).privateKey
    if (key === null) throw new Error('The demo mnemonic yields no private key.')
    const privateKey = toHex(key)
    return { ...person, address: privateKeyToAddress(privateKey), privateKey }
  })
  return cachedKeys
}
