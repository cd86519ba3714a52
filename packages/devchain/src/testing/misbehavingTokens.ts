import { sendMined } from '@musi/chain/testing/sendMined'
import { callbackTokenAbi, callbackTokenBytecode } from '@musi/contracts/abi/callbackToken'
import { failingTokenAbi, failingTokenBytecode } from '@musi/contracts/abi/failingToken'
import { noDecimalsTokenAbi, noDecimalsTokenBytecode } from '@musi/contracts/abi/noDecimalsToken'
import { rebasingTokenAbi, rebasingTokenBytecode } from '@musi/contracts/abi/rebasingToken'
import type { Address } from '@musi/domain/address'
import { type Hex, concat, encodeDeployData, encodeFunctionData, zeroAddress } from 'viem'
import type { TestChain } from './testChain.ts'

/** Methods that replace a token's code, to simulate one that turns bad. Reverting the chain restores the old code. */
type Chain = Pick<TestChain, 'request' | 'accounts'>

const PLAN = { name: 'Tether USD', symbol: 'USDT', decimals: 6, allocations: [] } as const

/** An eth_call that deploys a contract returns its runtime code, which has the storage layout of USDT. */
async function replaceCode({ request, accounts }: Chain, token: Address, data: Hex): Promise<void> {
  const from = accounts[0]?.address
  await request('anvil_setCode', [token, await request('eth_call', [{ from, data }, 'latest'])])
}

/** The ways in which transfers of a failing token fail, and the reason with which the router then reverts. */
export const TRANSFER_FAILURES = {
  'returns false': 'TransferHelper: TRANSFER_FROM_FAILED',
  'reverts without a word': 'TransferHelper: TRANSFER_FROM_FAILED',
  'moves nothing and says two megabytes': 'UniswapV2Library: INSUFFICIENT_INPUT_AMOUNT',
  'reverts with two megabytes': 'TransferHelper: TRANSFER_FROM_FAILED',
} as const

export async function makeTokenFail(chain: Chain, token: Address, way: keyof typeof TRANSFER_FAILURES): Promise<void> {
  const args = [PLAN, Object.keys(TRANSFER_FAILURES).indexOf(way)] as const
  await replaceCode(chain, token, encodeDeployData({ abi: failingTokenAbi, bytecode: failingTokenBytecode, args }))
}

/** Scales all balances, including those of pools, by `perMille` / 1000. */
export async function shrinkBalances(chain: Chain, token: Address, perMille: bigint): Promise<void> {
  const abi = rebasingTokenAbi
  const bytecode = rebasingTokenBytecode
  await replaceCode(chain, token, encodeDeployData({ abi, bytecode, args: [PLAN] }))
  const data = encodeFunctionData({ abi, functionName: 'rebase', args: [perMille] })
  await sendMined(chain.request, { from: chain.accounts[0]?.address, to: token, data, gas: '0x186a0' })
}

/** Makes the token report another number of decimals, or none. */
export function changeDecimals(chain: Chain, token: Address, decimals: number | 'silent'): Promise<void> {
  const args = [{ ...PLAN, decimals: decimals === 'silent' ? 0 : decimals }] as const
  const data =
    decimals === 'silent'
      ? encodeDeployData({ abi: noDecimalsTokenAbi, bytecode: noDecimalsTokenBytecode, args })
      : encodeDeployData({ abi: callbackTokenAbi, bytecode: callbackTokenBytecode, args })
  return replaceCode(chain, token, data)
}

/** Installs code that can call another contract during a transfer, once it is armed. */
export const makeTokenCallBack = (chain: Chain, token: Address): Promise<void> =>
  changeDecimals(chain, token, PLAN.decimals)

/** The calldata that arms such a token with a call for its next transfer; null disarms it. */
export const armCall = (call: { to: Address; data: Hex } | null): Hex =>
  encodeFunctionData({
    abi: callbackTokenAbi,
    functionName: 'arm',
    args: call ? [call.to, call.data] : [zeroAddress, '0x'],
  })

const OLD_CODE_ADDRESS: Address = '0x00000000000000000000000000000000000001d0'

/**
 * Makes `approve` (0x095ea7b3) of a token revert: the call's selector is compared, and all others go to the old code by
 * delegatecall. Written as bytecode, because it is so short.
 */
export async function makeTokenUnapprovable({ request }: Chain, token: Address): Promise<void> {
  await request('anvil_setCode', [OLD_CODE_ADDRESS, await request('eth_getCode', [token, 'latest'])])
  const code = concat([
    // calldataload(0) >> 224 == approve → 0x3c
    '0x60003560e01c63095ea7b314603c57',
    // delegatecall(gas, old code, all of the calldata)
    '0x3660006000376000600036600073',
    OLD_CODE_ADDRESS,
    '0x5af4',
    // copies the answer; jumps to 0x42, which returns it, if the call succeeded, else goes on to 0x3c
    '0x3d600060003e604257',
    // 0x3c: reverts without data
    '0x5b60006000fd',
    '0x5b3d6000f3',
  ])
  await request('anvil_setCode', [token, code])
}
