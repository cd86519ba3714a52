import { approveFromZeroTokenAbi, approveFromZeroTokenBytecode } from '@musi/contracts/abi/approveFromZeroToken'
import type { Address } from '@musi/domain/address'
import { encodeDeployData } from 'viem'
import type { TestChain } from './testChain.ts'

/** From now on the token refuses to change an allowance that is not nothing, as the best known of its kind does (case 10). */
export async function requireAllowanceReset(
  { request, accounts }: Pick<TestChain, 'request' | 'accounts'>,
  token: Address,
) {
  const plan = { name: 'Tether USD', symbol: 'USDT', decimals: 6, allocations: [] }
  const [abi, bytecode] = [approveFromZeroTokenAbi, approveFromZeroTokenBytecode] as const
  const data = encodeDeployData({ abi, bytecode, args: [plan] })
  // What a call that deploys answers is the code that would stand there; its storage is laid out like that of the token.
  const code = await request('eth_call', [{ from: accounts[0]?.address, data }, 'latest'])
  await request('anvil_setCode', [token, code])
}
