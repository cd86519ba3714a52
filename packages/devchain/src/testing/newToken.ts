import { knownTokenAbi, knownTokenBytecode } from '@musi/contracts/abi/knownToken'
import { noDecimalsTokenAbi, noDecimalsTokenBytecode } from '@musi/contracts/abi/noDecimalsToken'
import { type Address, parseAddress } from '@musi/domain/address'
import { encodeDeployData } from 'viem'
import type { TestChain } from './testChain.ts'

type Allocations = readonly { holder: Address; amount: bigint }[]

const NAME = 'Odd Counter'
const SYMBOL = 'ODD'

const initCode = (decimals: number | 'silent', allocations: Allocations) =>
  decimals === 'silent'
    ? encodeDeployData({
        abi: noDecimalsTokenAbi,
        bytecode: noDecimalsTokenBytecode,
        args: [{ name: NAME, symbol: SYMBOL, decimals: 0, allocations }],
      })
    : encodeDeployData({
        abi: knownTokenAbi,
        bytecode: knownTokenBytecode,
        args: [NAME, SYMBOL, decimals, allocations],
      })

/** Deploys an unknown token, ODD, and returns its address. `silent`: it does not report its decimals. */
export async function newToken(
  { request }: Pick<TestChain, 'request'>,
  from: Address,
  decimals: number | 'silent',
  allocations: Allocations,
): Promise<Address> {
  const call = { from, data: initCode(decimals, allocations), gas: '0x2dc6c0' }
  const { contractAddress } = (await request('eth_sendTransactionSync', [call])) as { contractAddress: string }
  const address = parseAddress(contractAddress)
  if (!address) throw new Error('The receipt contains no token address.')
  return address
}
