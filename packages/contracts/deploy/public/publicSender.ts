import { type Address, type Hex, keccak256, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { pause } from '../pause.ts'
import type { Request } from '../request.ts'
import type { Call } from '../step.ts'
import { type Fees, currentFees, quantity, raisedFees } from './fees.ts'
import { type Offered, offer } from './offer.ts'
import { EndpointTrouble } from './patientEndpoint.ts'
import { type Carried, LOOK_MS, sentBy, waitForBlock } from './waitForBlock.ts'

export type PublicSender = {
  /** Waits for what an earlier run has sent, as long as it is worth it. */
  settle: () => Promise<void>
  /** Signs here, sends, and waits until it is in a block; when that takes long, it is sent again for more. */
  carryOut: (call: Call) => Promise<Carried>
}

export type SenderSetting = {
  request: Request
  chainId: number
  /** It is never sent anywhere. */
  privateKey: Hex
  minimumTip: bigint
  say: (line: string) => void
  /** How long a transaction may wait for a block before it is sent again for more. */
  patienceMs?: number
}

const PATIENCE_MS = 60_000
/** Each a quarter more: eight of them are six times the fee of the first. */
const MOST_RAISES = 8

export function publicSender(setting: SenderSetting): PublicSender {
  const { request, chainId, minimumTip, patienceMs = PATIENCE_MS, say } = setting
  const account = privateKeyToAccount(setting.privateKey)
  const from = account.address

  async function settle() {
    const until = performance.now() + patienceMs
    for (let told = false; await isWaiting(request, from); told = true) {
      if (!told) say('A transaction that was sent before is on its way; it is waited for …')
      // The next one takes its number, for more, so only one of the two can come to pass.
      if (performance.now() > until) return say('It does not come into a block; the next one takes its place.')
      await pause(Math.min(LOOK_MS, patienceMs))
    }
  }

  async function carryOut(call: Call): Promise<Carried> {
    const gas = await gasFor(request, from, call)
    const nonce = await sentBy(request, from, 'latest')
    const hashes: Hex[] = []
    let fees = await currentFees(request, minimumTip)
    for (let raises = 0; raises <= MOST_RAISES; raises++) {
      const raw = await account.signTransaction({ type: 'eip1559', chainId, nonce, gas, ...offered(fees), ...call })
      const answer = await offer(request, raw)
      refuse(answer, from, gas * fees.maxFeePerGas)
      if (answer.kind === 'taken') hashes.push(keccak256(raw))
      const carried = await waitForBlock(request, { from, nonce, hashes }, answer.kind === 'taken' ? patienceMs : 0)
      if (carried !== null) return carried
      if (answer.kind === 'taken') say('It is not in a block yet; it is sent again for a higher fee.')
      fees = raisedFees(fees, await currentFees(request, minimumTip))
    }
    throw new EndpointTrouble('it did not come into a block, though its fee was raised. The chain may be very busy.')
  }

  return { settle, carryOut }
}

const isWaiting = async (request: Request, from: Address) =>
  (await sentBy(request, from, 'latest')) < (await sentBy(request, from, 'pending'))

const offered = ({ maxFeePerGas, maxPriorityFeePerGas }: Fees) => ({ maxFeePerGas, maxPriorityFeePerGas })

/** An estimate is exact for the state it was made in; a fifth more is for what changes until then. */
async function gasFor(request: Request, from: Address, { to, data, value = 0n }: Call): Promise<bigint> {
  const call = { from, to, data, value: numberToHex(value) }
  return (quantity(await request('eth_estimateGas', [call])) * 6n) / 5n
}

function refuse(answer: Offered, from: Address, most: bigint): void {
  if (answer.kind === 'refused') throw new EndpointTrouble(`the node refuses the transaction: ${answer.why}.`)
  if (answer.kind !== 'noMoney') return
  const coins = Number(most / 10n ** 12n) / 1e6
  throw new EndpointTrouble(
    `${from} cannot pay for it: it must hold at least ${coins} of the native currency. Send it some.`,
  )
}
