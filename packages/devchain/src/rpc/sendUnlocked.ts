import type { Call, Write } from '@musi/chain/write'
import { waitForSuccess } from '@musi/contracts/deploy/runner/waitForSuccess'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { type Address, type Hash, numberToHex } from 'viem'
import { RpcError } from './rpcRequest.ts'

/** Gas limit above the use of any of our writes. */
const GAS_LIMIT = 8_000_000n

const callParameters = (by: Address, { to, data, value }: Call) => ({ from: by, to, data, value: numberToHex(value) })

/** Sends one call from an unlocked account; throws if it is reverted. */
export async function callUnlocked(request: RpcRequest, by: Address, call: Call, gas = GAS_LIMIT): Promise<void> {
  const transaction = { ...callParameters(by, call), gas: numberToHex(gas), gasPrice: '0x0' }
  const hash = (await request('eth_sendTransaction', [transaction])) as Hash
  // Anvil may leave a transaction in the pool if it arrives at the wrong moment; mining a block includes it.
  await request('evm_mine')
  if (!(await waitForSuccess(request, hash))) throw new Error(`The chain reverted a call to ${call.to}.`)
}

/** Returns null if the call would succeed, otherwise the reason why not. */
async function refusal(request: RpcRequest, by: Address, call: Call): Promise<string | null> {
  try {
    await request('eth_estimateGas', [callParameters(by, call)])
    return null
  } catch (error) {
    if (error instanceof RpcError) return error.message
    throw error
  }
}

/**
 * Sends a write by the candidate that its own rule picks (spec: sending.write), and returns the candidate's index.
 */
export async function sendUnlocked(request: RpcRequest, by: Address, write: Write): Promise<number> {
  const refusals = await Promise.all(write.candidates.map((call) => refusal(request, by, call)))
  const nextWorks = (at: number) => write.picks === undefined || (refusals[at + 1] ?? null) === null
  const picked = refusals.findIndex((why, at) => why === null && nextWorks(at))
  const call = write.candidates[picked]
  if (call === undefined) throw new Error(`No way of ${write.kind} works: ${refusals.join('; ')}`)
  await callUnlocked(request, by, call, write.gasLimit)
  return picked
}
