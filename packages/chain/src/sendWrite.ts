import type { RpcRequest } from './rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { deadlineAt } from '@musi/domain/settings/deadline'
import type { Hex } from 'viem'
import { latestBlockTime } from './requests/blocks/latestBlockTime.ts'
import type { PromisedAmounts } from './sendWrite/promisedAmounts.ts'
import { rehearseCall } from './sendWrite/rehearseCall.ts'
import { type SentCheck, sentCheck } from './sendWrite/sentCheck.ts'
import { type CancelOptions, unlessCancelled } from './sendWrite/unlessCancelled.ts'
import { type SendProblem, walletProblem } from './sendWriteProblem.ts'
import type { GateAnswer, SigningGate } from './signingGate.ts'
import type { SealedTerms } from './signingGate/sealedTerms.ts'
import { parseInteger } from './rpc/wire.ts'
import { hashIn } from './wallet/walletAnswers.ts'
import type { Call, Write } from './write.ts'

export type Sender = {
  from: Address
  gate: SigningGate
  /** Our own endpoint; the wallet only signs and sends (spec: sending.who-is-asked). */
  request: RpcRequest
}

/** `promised`: the outcome that the screen promises, which the node rehearses. */
export type MadeWrite = { write: Write; promised?: PromisedAmounts }

/** The terms shown for signing, and a function that builds the call. The gate compares the call with the terms. */
export type ShownWrite = {
  shown: SealedTerms
  /** Called when the wallet is to be asked, with the deadline computed from the latest block. */
  make: (deadlineSeconds: bigint) => MadeWrite
}

export type Intent = ShownWrite & { deadlineSeconds: number }

/** Stored before the wallet is asked, in case the page is closed before it answers (case 71). */
export type SendRequest = { from: Address; nonce: number; call: Call }

/** `check`: whether the chain has the requested transaction. Callers store the transaction whatever it says. */
export type Sent = { kind: 'sent'; hash: Hex; from: Address; call: Call; nonce: number; check: SentCheck }
type FinalResult = Sent | { kind: 'problem'; problem: SendProblem }
export type SendResult = FinalResult | { kind: 'cancelled' }

export type SendOptions = CancelOptions<FinalResult> & {
  /** Called once, before the wallet is asked. */
  beforeRequest?: (send: SendRequest) => void
}

const problem = (sendProblem: SendProblem) => ({ kind: 'problem', problem: sendProblem }) as const

/** Sends every transaction of the product. Callers prevent a second send by a second click (`openIntents`). */
export async function sendWrite(sender: Sender, intent: Intent, sending: SendOptions = {}): Promise<SendResult> {
  const prepared = await prepare(sender, intent)
  if (prepared.kind === 'problem') return prepared
  if (sending.signal?.aborted === true) return { kind: 'cancelled' }
  const { call, gas, nonce, deadlineSeconds } = prepared
  const { shown } = intent
  const { from } = sender
  sending.beforeRequest?.({ from, nonce, call })
  const result = sender.gate
    .send({ from, call, shown, gas, deadlineSeconds })
    .then((answer) => finish(sender, shown.kind, prepared, answer))
  return unlessCancelled(result, sending)
}

type PreparedSend = { kind: 'ready'; call: Call; gas: bigint; deadlineSeconds: bigint; nonce: number }

async function prepare({ request, from }: Sender, { deadlineSeconds: secondsLeft, make }: Intent) {
  const chainState = await Promise.all([
    latestBlockTime(request),
    request('eth_getTransactionCount', [from, 'pending']),
  ]).catch(() => null)
  if (chainState === null) return problem({ kind: 'unreachable' })
  const [latestSeconds, nonce] = chainState
  const deadlineSeconds = deadlineAt(latestSeconds, secondsLeft)
  const { write, promised = null } = make(deadlineSeconds)
  const picked = await rehearseCall(request, from, write, promised)
  if (picked.kind === 'problem') return picked
  const ready: PreparedSend = {
    kind: 'ready',
    call: picked.call,
    gas: picked.gas,
    deadlineSeconds,
    nonce: parseInteger(nonce),
  }
  return ready
}

async function finish(
  { request, from }: Sender,
  kind: SealedTerms['kind'],
  { call, nonce }: PreparedSend,
  answer: GateAnswer,
): Promise<FinalResult> {
  if (answer.kind === 'refused') return problem({ kind: 'gate', refusal: answer.refusal })
  if (answer.kind === 'trouble') return problem(walletProblem(kind, answer.trouble))
  const hash = hashIn(answer.value)
  if (hash === null) return problem({ kind: 'noHash' })
  const check = await sentCheck(request, hash, from, call)
  return { kind: 'sent', hash, from, call, nonce: check.kind === 'same' ? check.nonce : nonce, check }
}
