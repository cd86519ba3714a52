import { approveFromZeroTokenAbi, approveFromZeroTokenBytecode } from '@musi/contracts/abi/approveFromZeroToken'
import type { Address } from '@musi/domain/address'
import { encodeDeployData } from 'viem'
import type { TestChain } from './testChain.ts'

/** Makes the token refuse to change a non-zero allowance, as the real USDT does (case 10). */
export async function requireAllowanceReset(
  { request, accounts }: Pick<TestChain, 'request' | 'accounts'>,
  token: Address,
) {
  const plan = { name: 'Tether USD', symbol: 'USDT', decimals: 6, allocations: [] }
  const abi = approveFromZeroTokenAbi
  const bytecode = approveFromZeroTokenBytecode
  const data = encodeDeployData({ abi, bytecode, args: [plan] })
  // A deploying eth_call returns the runtime code; its storage layout matches that of the token.
  const code = await request('eth_call', [{ from: accounts[0]?.address, data }, 'latest'])
  await request('anvil_setCode', [token, code])
}
