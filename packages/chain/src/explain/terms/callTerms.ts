import type { Address } from '@musi/domain/address'
import { zeroAddress } from 'viem'
import type { Call } from '../../write.ts'
import { addressIn, amountIn, flagIn } from '../argument.ts'
import type { DecodedCall } from '../decodedCall.ts'
import type { Directory, Identity } from '../directory.ts'
import { ACTS, isCollection, sent } from './acts.ts'
import { callAct } from './callAct.ts'
import { carriedAllowance } from './exchangeTerms.ts'
import { subjectOf } from './musicTerms.ts'
import type { CallTerms, Parts, SongTerms } from './terms.ts'

/** Approving a piece and an amount look the same; the called contract tells them apart. */
function allowed(parts: Parts): Pick<CallTerms, 'allows' | 'allowsPieces'> {
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
  if (decoded.name !== 'approve' || spender === null) return { allows: carriedAllowance(parts), allowsPieces: null }
  const amount = amountIn(decoded, decoded.args.some(({ name }) => name === 'value') ? 'value' : 'amount')
  return isCollection(identity)
    ? { allows: null, allowsPieces: { collection: to, id: amount, spender, isAllowed: spender !== zeroAddress } }
    : { allows: { token: to, spender, amount, isOnce: false }, allowsPieces: null }
}

const RECEIVERS = ['to', 'recipient', 'dst'] as const

/** To the market the zero address means whoever sends. */
function receiversOf({ decoded, sender }: Parts): readonly Address[] {
  const receiver = RECEIVERS.map((name) => addressIn(decoded, name)).find((address) => address !== null) ?? null
  return receiver === null || receiver === zeroAddress || receiver === sender ? [] : [receiver]
}

const NOTHING = {
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

type Known = {
  decoded: DecodedCall | null
  /** Identity of the called address; null if unknown. */
  identity: Identity | null
  sender: Address
  directory: Directory
  song: SongTerms | null
}

/** Reads the terms out of a call. */
export function callTerms(call: Call, { decoded, identity, sender, directory, song }: Known): CallTerms {
  if (call.data === '0x') return { ...NOTHING, act: 'transfer', pays: sent({ call }), receivers: [call.to] }
  if (decoded === null) return { ...NOTHING, pays: sent({ call }), isUnknown: true }
  const act = callAct({ to: call.to, decoded, identity, sender, directory })
  const parts: Parts = { call, decoded, act, identity, sender, directory, song }
  const deadline = amountIn(decoded, 'deadline')
  const allows = allowed(parts)
  return {
    ...NOTHING,
    receivers: act === null ? [] : receiversOf(parts),
    ...(act === null ? { pays: sent(parts) } : ACTS[act].moves(parts)),
    act,
    subject: subjectOf(parts),
    ...allows,
    validUntil: deadline === 0n ? null : deadline,
    isUnknown: act === null && allows.allowsPieces === null,
  }
}
