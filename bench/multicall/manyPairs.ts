import { rpcClient } from '@musi/chain/client'
import type { TestChain } from '@musi/devchain/testing/testChain'
import { type Address, type Hex, getAddress, numberToHex } from 'viem'

/** Storage slot with both reserves of a pair and their time. */
const SLOT = '0x8'

const address = (nth: number): Address => getAddress(numberToHex(0xbe_ac00_0000n + BigInt(nth), { size: 20 }))

function word(nth: number, state: number): Hex {
  const first = BigInt(nth + 1) * 10n ** 18n + BigInt(state)
  const second = BigInt(nth + 7) * 10n ** 6n + BigInt(state)
  return numberToHex((1_600_000_000n << 224n) | (second << 112n) | first, { size: 32 })
}

/** Pairs with the code of a real one, and a way to change the reserves of all. */
export async function manyPairs({ rpcUrl, addressBook }: TestChain, count: number) {
  const request = rpcClient(rpcUrl)
  const code = await request('eth_getCode', [addressBook.pools[0]?.pair, 'latest'])
  const pairs = Array.from({ length: count }, (_, nth) => address(nth))
  await Promise.all(pairs.map((pair) => request('anvil_setCode', [pair, code])))
  async function change(state: number) {
    await Promise.all(pairs.map((pair, nth) => request('anvil_setStorageAt', [pair, SLOT, word(nth, state)])))
    await request('evm_mine')
  }
  return { pairs, change }
}
