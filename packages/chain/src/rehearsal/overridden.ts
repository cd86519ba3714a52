import { rehearserAbi, rehearserBytecode } from '@musi/contracts/abi/rehearser'
import { type Hex, decodeFunctionResult, encodeFunctionData, toHex } from 'viem'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { isUnreachable } from '../rpc/rpcError.ts'
import { refusalIn } from '../sendWrite/pickedCall.ts'
import { hex } from '../rpc/wire.ts'
import { blockOverrides, stateTag } from './moment.ts'
import { balanceAt } from './simulated.ts'
import type { Trial, TriedCalls } from './triedCalls.ts'

/** Address where the account's own code answers during the rehearsal (contracts: governance/Rehearser.sol). */
const HOME = '0x000000000000000000000000000000000000c0de'
const GAS = 50_000_000n

/** Code of a deployed rehearser: the bytecode without its deployment part. */
export const rehearserCode: Hex = `0x${rehearserBytecode.slice(rehearserBytecode.indexOf('f3fe') + 4)}`

/** By `eth_call` with the rehearser in the account's place: most nodes can, and it does not tell what moves. */
export async function overridden(request: RpcRequest, trial: Trial): Promise<TriedCalls> {
  const { account, calls, reads, moment, given } = trial
  const data = encodeFunctionData({
    abi: rehearserAbi,
    functionName: 'rehearse',
    args: [
      calls.map(({ to, value, data }) => ({ to, value, data })),
      reads.map(({ address, callData }) => ({ from: address, data: callData })),
    ],
  })
  try {
    const code = hex(await request('eth_getCode', [account, stateTag(moment)]))
    const balance = given === 0n ? {} : { balance: toHex(given + (await balanceAt(request, trial))) }
    const answer = await request('eth_call', [
      { from: account, to: account, data, gas: toHex(GAS) },
      stateTag(moment),
      { [account]: { code: rehearserCode, ...balance }, [HOME]: { code } },
      blockOverrides(moment),
    ])
    const [before, done, after] = decodeFunctionResult({
      abi: rehearserAbi,
      functionName: 'rehearse',
      data: hex(answer),
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
