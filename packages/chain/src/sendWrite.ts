import type { RpcRequest } from './rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { deadlineAt } from '@musi/domain/settings/deadline'
import type { Hex } from 'viem'
import type { Promised } from './sendWrite/promised.ts'
import { rehearsedCall } from './sendWrite/rehearsedCall.ts'
import { type SentCheck, sentCheck } from './sendWrite/sentCheck.ts'
import { type Waiting, unlessCancelled } from './sendWrite/unlessCancelled.ts'
import { type SendProblem, walletProblem } from './sendWriteProblem.ts'
import type { GateAnswer, SigningGate } from './signingGate.ts'
import type { Shown } from './signingGate/shown.ts'
import { amount, fields, whole } from './wire.ts'
import { hashIn } from './wallet/walletAnswers.ts'
import type { Call, Write } from './write.ts'

export type Sender = {
  from: Address
  gate: SigningGate
  /** Our own endpoint: the wallet is asked to sign and send, and for nothing else (spec: sending.who-is-asked). */
  request: RpcRequest
}

export type Intent = {
  deadlineSeconds: number
  /** Made at the click, from the deadline that the latest block gives. */
  make: (deadlineSeconds: bigint) => Made
}

/** `shown` is what the screen says that is signed, `promised` what it says that comes of it, for the node to rehearse. */
export type Made = { write: Write; shown: Shown; promised?: Promised }

/** What is kept before the wallet is asked, for a page that is closed before it answers (case 71). */
export type AskedSend = { from: Address; nonce: number; call: Call }

/** `check` says whether the chain has what was asked for; a record is made in every case. */
export type Sent = { kind: 'sent'; hash: Hex; from: Address; call: Call; nonce: number; check: SentCheck }
type Final = Sent | { kind: 'problem'; problem: SendProblem }
export type SendResult = Final | { kind: 'cancelled' }

export type Sending = Waiting<Final> & {
  /** Called once, before the wallet is asked. */
  asked?: (send: AskedSend) => void
}

const problem = (found: SendProblem) => ({ kind: 'problem', problem: found }) as const

/** How every transaction is sent. Whoever calls it keeps a second click from sending a second one (`openIntents`). */
export async function sendWrite(sender: Sender, intent: Intent, sending: Sending = {}): Promise<SendResult> {
  const prepared = await prepare(sender, intent)
  if (prepared.kind === 'problem') return prepared
  if (sending.signal?.aborted === true) return { kind: 'cancelled' }
  const { call, gas, shown, nonce } = prepared
  const { from } = sender
  sending.asked?.({ from, nonce, call })
  const answered = sender.gate
    .send({ from, call, shown, gas })
    .then((answer) => finish(sender, shown, prepared, answer))
  return unlessCancelled(answered, sending)
}

type Prepared = { kind: 'ready'; call: Call; gas: bigint; shown: Shown; nonce: number }

async function prepare({ request, from }: Sender, { deadlineSeconds, make }: Intent) {
  const standing = await Promise.all([
    request('eth_getBlockByNumber', ['latest', false]),
    request('eth_getTransactionCount', [from, 'pending']),
  ]).catch(() => null)
  if (standing === null) return problem({ kind: 'unreachable' })
  const [latest, nonce] = standing
  const { write, shown, promised = null } = make(deadlineAt(amount(fields(latest)['timestamp']), deadlineSeconds))
  const picked = await rehearsedCall(request, from, write, promised)
  if (picked.kind === 'problem') return picked
  const ready: Prepared = { kind: 'ready', call: picked.call, gas: picked.gas, shown, nonce: whole(nonce) }
  return ready
}

async function finish(
  { request, from }: Sender,
  shown: Shown,
  { call, nonce }: Prepared,
  answer: GateAnswer,
): Promise<Final> {
  if (answer.kind === 'refused') return problem({ kind: 'gate', refusal: answer.refusal })
  if (answer.kind === 'trouble') return problem(walletProblem(shown.kind, answer.trouble))
  const hash = hashIn(answer.value)
  if (hash === null) return problem({ kind: 'noHash' })
  const check = await sentCheck(request, hash, from, call)
  return { kind: 'sent', hash, from, call, nonce: check.kind === 'same' ? check.nonce : nonce, check }
}
