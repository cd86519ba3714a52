import { pbkdf2Sync } from 'node:crypto'
import { type Address, type Hex, toHex } from 'viem'
import { HDKey, privateKeyToAddress } from 'viem/accounts'

/** The well-known development mnemonic: anyone can import these accounts, so they must hold nothing on a real chain. */
const DEMO_MNEMONIC = 'test test test test test test test test test test test junk'

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

export type DemoRole = (typeof PEOPLE)[number]['role']

export type DemoAccount = {
  name: string
  role: DemoRole
  address: Address
  privateKey: Hex
}

/** Derives the BIP-39 seed with Node's own code, in a millisecond; JavaScript would add a tenth of a second to each start. */
const seedOf = (words: string) => pbkdf2Sync(words, 'mnemonic', 2048, 64, 'sha512')

let branch: HDKey | undefined

/** An account by its derivation index. The demo accounts come first; the others are seeded people. */
export function seedAccount(index: number): { address: Address; privateKey: Hex } {
  branch ??= HDKey.fromMasterSeed(seedOf(DEMO_MNEMONIC)).derive("m/44'/60'/0'/0")
  const key = branch.deriveChild(index).privateKey
  if (key === null) throw new Error('The demo words give no private key.')
  const privateKey = toHex(key)
  return { address: privateKeyToAddress(privateKey), privateKey }
}

let known: readonly DemoAccount[] | undefined
export const demoAccounts = (): readonly DemoAccount[] =>
  (known ??= PEOPLE.map((person, index) => ({ ...person, ...seedAccount(index) })))

/** The demo account with this role. */
export function demoAccount(role: DemoRole): DemoAccount {
  const match = demoAccounts().find((account) => account.role === role)
  if (match === undefined) throw new Error(`No demo account is the ${role}.`)
  return match
}

/** Deploys, fills the pools and owns what needs an owner: the tenth account, which is not a demo account. */
export const deployerAccount = () => seedAccount(9)

/** Sends the first plays of new accounts and their operations: the ninth account, which is nobody's persona. */
export const relayerAccount = () => seedAccount(8)
