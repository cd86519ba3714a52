import { rehearserAbi, rehearserBytecode } from '@musi/contracts/abi/rehearser'
import { type Hex, decodeFunctionResult, encodeFunctionData, toHex } from 'viem'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { isUnreachable } from '../rpc/rpcError.ts'
import { refusalIn } from '../sendWrite/pickCall.ts'
import { parseHex } from '../rpc/wire.ts'
import { blockOverrides, stateTag } from './moment.ts'
import { balanceAt } from './tryBySimulation.ts'
import type { Trial, TrialResult } from './trial.ts'

/** Address of the account's own code during the rehearsal (contracts: governance/Rehearser.sol). */
const OWN_CODE_ADDRESS = '0x000000000000000000000000000000000000c0de'
const GAS_LIMIT = 50_000_000n

/** Code of a deployed rehearser: the bytecode without its deployment part. */
export const rehearserCode: Hex = `0x${rehearserBytecode.slice(rehearserBytecode.indexOf('f3fe') + 4)}`

/** Tries calls by `eth_call` with the rehearser's code at the account: most nodes support it, but it reports no transfers. */
export async function tryByOverride(request: RpcRequest, trial: Trial): Promise<TrialResult> {
  const { account, calls, reads, moment, lentBalance: given } = trial
  const data = encodeFunctionData({
    abi: rehearserAbi,
    functionName: 'rehearse',
    args: [
      calls.map(({ to, value, data }) => ({ to, value, data })),
      reads.map(({ address, callData }) => ({ from: address, data: callData })),
    ],
  })
  try {
    const code = parseHex(await request('eth_getCode', [account, stateTag(moment)]))
    const balance = given === 0n ? {} : { balance: toHex(given + (await balanceAt(request, trial))) }
    const answer = await request('eth_call', [
      { from: account, to: account, data, gas: toHex(GAS_LIMIT) },
      stateTag(moment),
      { [account]: { code: rehearserCode, ...balance }, [OWN_CODE_ADDRESS]: { code } },
      blockOverrides(moment),
    ])
    const [before, done, after] = decodeFunctionResult({
      abi: rehearserAbi,
      functionName: 'rehearse',
      data: parseHex(answer),
    })
    if (before.length !== reads.length || after.length !== reads.length) return { kind: 'unable' }
    const at = done.findIndex(({ works }) => !works)
    if (at >= 0) return { kind: 'fails', at, refusal: refusalIn({ data: done[at]?.answer }) }
    const withoutEmpty = (answers: readonly Hex[]) => answers.map((one) => (one === '0x' ? null : one))
    return { kind: 'works', before: withoutEmpty(before), after: withoutEmpty(after), logs: null }
  } catch (error) {
    if (isUnreachable(error)) throw error
    return { kind: 'unable' }
  }
}
