import type { Address } from '@musi/domain/address'
import { zeroAddress } from 'viem'
import type { Call } from '../../write.ts'
import { addressIn, amountIn, flagIn } from '../argument.ts'
import type { DecodedCall } from '../decodedCall.ts'
import type { Directory, Identity } from '../directory.ts'
import { ACTS, isCollection, nativePayment } from './acts.ts'
import { callAct } from './callAct.ts'
import { permitAllowance } from './exchangeTerms.ts'
import { subjectOf } from './musicTerms.ts'
import type { CallTerms, CallContext, SongTerms } from './terms.ts'

/** An approval of a piece and one of an amount look alike; only the called contract distinguishes them. */
function allowanceTerms(parts: CallContext): Pick<CallTerms, 'allows' | 'allowsPieces'> {
  const {
    call: { to },
    decoded,
    identity,
  } = parts
  const operator = addressIn(decoded, 'operator')
  if (decoded.name === 'setApprovalForAll' && operator !== null)
    return {
      allows: null,
      allowsPieces: { collection: to, id: null, spender: operator, isAllowed: flagIn(decoded, 'approved') },
    }
  const spender = addressIn(decoded, 'spender')
  if (decoded.name !== 'approve' || spender === null) return { allows: permitAllowance(parts), allowsPieces: null }
  const amount = amountIn(decoded, decoded.args.some(({ name }) => name === 'value') ? 'value' : 'amount')
  return isCollection(identity)
    ? { allows: null, allowsPieces: { collection: to, id: amount, spender, isAllowed: spender !== zeroAddress } }
    : { allows: { token: to, spender, amount, isOnce: false }, allowsPieces: null }
}

const RECEIVERS = ['to', 'recipient', 'dst'] as const

/** Seaport takes the zero address for the sender. */
function receiversOf({ decoded, sender }: CallContext): readonly Address[] {
  const receiver = RECEIVERS.map((name) => addressIn(decoded, name)).find((address) => address !== null) ?? null
  return receiver === null || receiver === zeroAddress || receiver === sender ? [] : [receiver]
}

const NO_TERMS = {
  act: null,
  subject: {},
  pays: [],
  gets: [],
  pieces: [],
  whole: null,
  receivers: [],
  allows: null,
  allowsPieces: null,
  validUntil: null,
  isUnread: false,
  isUnknown: false,
} as const satisfies CallTerms

type CallFacts = {
  decoded: DecodedCall | null
  /** Identity of the called address; null if unknown. */
  identity: Identity | null
  sender: Address
  directory: Directory
  song: SongTerms | null
}

/** Derives the terms from a decoded call. */
export function callTerms(call: Call, { decoded, identity, sender, directory, song }: CallFacts): CallTerms {
  if (call.data === '0x') return { ...NO_TERMS, act: 'transfer', pays: nativePayment({ call }), receivers: [call.to] }
  if (decoded === null) return { ...NO_TERMS, pays: nativePayment({ call }), isUnknown: true }
  const act = callAct({ to: call.to, decoded, identity, sender, directory })
  const parts: CallContext = { call, decoded, act, identity, sender, directory, song }
  const deadline = amountIn(decoded, 'deadline')
  const allows = allowanceTerms(parts)
  return {
    ...NO_TERMS,
    receivers: act === null ? [] : receiversOf(parts),
    ...(act === null ? { pays: nativePayment(parts) } : ACTS[act].moves(parts)),
    act,
    subject: subjectOf(parts),
    ...allows,
    validUntil: deadline === 0n ? null : deadline,
    isUnknown: act === null && allows.allowsPieces === null,
  }
}
