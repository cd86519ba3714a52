import { type Address, type Hex, keccak256, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { pause } from '../runner/pause.ts'
import type { Request } from '../runner/request.ts'
import type { Call } from '../runner/step.ts'
import { type Fees, currentFees, quantity, raisedFees } from './fees.ts'
import { type SendAnswer, sendRaw } from './sendRaw.ts'
import { EndpointTrouble } from './patientEndpoint.ts'
import { type CarryOutResult, LOOK_MS, transactionCount, waitForBlock } from './waitForBlock.ts'

export type PublicSender = {
  /** Waits for pending transactions of an earlier run, for a limited time. */
  settle: () => Promise<void>
  /** Signs locally, sends, and waits until it is mined; if that takes too long, it is sent again for a higher fee. */
  carryOut: (call: Call) => Promise<CarryOutResult>
}

export type SenderOptions = {
  request: Request
  chainId: number
  /** The key is never sent anywhere. */
  privateKey: Hex
  minimumTip: bigint
  say: (line: string) => void
  /** Time a transaction may be pending before it is sent again at a higher fee. */
  patienceMs?: number
}

const PATIENCE_MS = 60_000
/** Maximum number of fee raises by a quarter; eight raises make six times the first fee. */
const MAX_RAISES = 8

export function publicSender(options: SenderOptions): PublicSender {
  const { request, chainId, minimumTip, patienceMs = PATIENCE_MS, say } = options
  const account = privateKeyToAccount(options.privateKey)
  const from = account.address

  async function settle() {
    const until = performance.now() + patienceMs
    for (let isAnnounced = false; await hasPending(request, from); isAnnounced = true) {
      if (!isAnnounced) say('Waiting for a transaction that was sent before …')
      // The next transaction reuses its nonce for a higher fee, so only one of the two can be mined.
      if (performance.now() > until) return say('It is not mined yet; the next transaction replaces it.')
      await pause(Math.min(LOOK_MS, patienceMs))
    }
  }

  async function carryOut(call: Call): Promise<CarryOutResult> {
    const gas = await gasFor(request, from, call)
    const nonce = await transactionCount(request, from, 'latest')
    const hashes: Hex[] = []
    let fees = await currentFees(request, minimumTip)
    for (let raises = 0; raises <= MAX_RAISES; raises++) {
      const raw = await account.signTransaction({ type: 'eip1559', chainId, nonce, gas, ...feeFields(fees), ...call })
      const answer = await sendRaw(request, raw)
      throwIfRefused(answer, from, gas * fees.maxFeePerGas)
      if (answer.kind === 'taken') hashes.push(keccak256(raw))
      const result = await waitForBlock(request, { from, nonce, hashes }, answer.kind === 'taken' ? patienceMs : 0)
      if (result !== null) return result
      if (answer.kind === 'taken') say('It is not mined yet; sending it again for a higher fee.')
      fees = raisedFees(fees, await currentFees(request, minimumTip))
    }
    throw new EndpointTrouble('it was not mined, though its fee was raised. The chain may be very busy.')
  }

  return { settle, carryOut }
}

const hasPending = async (request: Request, from: Address) =>
  (await transactionCount(request, from, 'latest')) < (await transactionCount(request, from, 'pending'))

const feeFields = ({ maxFeePerGas, maxPriorityFeePerGas }: Fees) => ({ maxFeePerGas, maxPriorityFeePerGas })

/** An estimate is exact only for the current state; the extra fifth allows for changes before the transaction is mined. */
async function gasFor(request: Request, from: Address, { to, data, value = 0n }: Call): Promise<bigint> {
  const call = { from, to, data, value: numberToHex(value) }
  return (quantity(await request('eth_estimateGas', [call])) * 6n) / 5n
}

function throwIfRefused(answer: SendAnswer, from: Address, most: bigint): void {
  if (answer.kind === 'refused') throw new EndpointTrouble(`the node refuses the transaction: ${answer.why}.`)
  if (answer.kind !== 'noMoney') return
  const coins = Number(most / 10n ** 12n) / 1e6
  throw new EndpointTrouble(
    `${from} cannot pay for it: it must hold at least ${coins} of the native currency. Send it some.`,
  )
}
