import type { Address } from '@musi/domain/address'
import { type Hex, toHex } from 'viem'
import { mnemonicToAccount, privateKeyToAddress } from 'viem/accounts'

/** The well-known development words (decisions.md §28): whoever knows them owns the accounts, so nothing real is ever on them. */
const DEMO_MNEMONIC = 'test test test test test test test test test test test junk'

/** In the order in which the words give them; a word each on what the seeded chain gave them. */
const PEOPLE = [
  { name: 'Theo', role: 'trader', holds: 'All tokens, and a history of swaps' },
  { name: 'Petra', role: 'provider', holds: 'Tokens and liquidity in many pools' },
  { name: 'Stella', role: 'staker', holds: 'Staked liquidity that earns rewards' },
  { name: 'Vera', role: 'voter', holds: 'Governance tokens and votes' },
  { name: 'Aria', role: 'airdrop', holds: 'An airdrop that waits to be claimed' },
  { name: 'Arlo', role: 'artist', holds: 'Songs, and a token of his own' },
  { name: 'Cleo', role: 'collector', holds: 'Collectibles, in a smart wallet' },
  { name: 'Nico', role: 'newcomer', holds: 'Native currency only' },
] as const

export type DemoKey = (typeof PEOPLE)[number] & { address: Address; privateKey: Hex }

let known: readonly DemoKey[] | undefined

/** Deriving takes 25 ms, so it is done once and when it is needed. */
export function demoKeys(): readonly DemoKey[] {
  if (known !== undefined) return known
  const branch = mnemonicToAccount(DEMO_MNEMONIC, { path: "m/44'/60'/0'/0" }).getHdKey()
  known = PEOPLE.map((person, index) => {
    const key = branch.deriveChild(index).privateKey
    if (key === null) throw new Error('The demo words give no private key.')
    const privateKey = toHex(key)
    return { ...person, address: privateKeyToAddress(privateKey), privateKey }
  })
  return known
}
