import { type UnknownFields, unknownFields } from '@musi/domain/untrusted'
import { type Address, parseAddress } from '@musi/domain/address'
import type { MarketOrder } from '@musi/domain/market/marketOrder'
import { type SignInTerms, readSignIn } from '@musi/domain/signIn/signInText'
import { type Hex, isHex, maxUint256 } from 'viem'
import type { SigningGate } from '../../signingGate.ts'
import { GOVERNOR_NAME } from '../../signingGate/typed-data/ballotTypedData.ts'
import {
  orderIn,
  ballotMismatch,
  orderTreeMismatch,
  permitMismatch,
  recoveryMismatch,
} from '../../signingGate/typed-data/readTypedData.ts'
import type { Directory } from '../directory.ts'
import type { Allowance } from './terms.ts'

/** The signatures that this product requests without a transaction. */
export type SignatureKind = Exclude<keyof SigningGate, 'send' | 'sendCalls'>

type TermsByKind = {
  signPermit: { allows: Allowance; validUntil: bigint }
  signOrder: { readOrder: MarketOrder }
  signOrders: { readOrders: readonly MarketOrder[] }
  signBallot: { proposal: bigint; support: boolean }
  signRecovery: { account: Address; x: Hex; y: Hex }
  signIn: { terms: SignInTerms }
}

/** Meaning of a signature. A kind without terms does not compile. */
export type SignedTerms = { [Kind in SignatureKind]: { kind: Kind } & TermsByKind[Kind] }[SignatureKind]

/** A text the wallet is asked to sign, with its chain and contracts. */
export type SignatureRequest = {
  what: 'text' | 'typedData'
  content: string
  origin: string
  chainId: number
  contract: Directory['contract']
}

const addressOf = (value: unknown): Address | null => (typeof value === 'string' ? parseAddress(value) : null)
const amountOf = (value: unknown): bigint | null =>
  typeof value === 'string' && /^(0x[\da-f]+|\d+)$/i.test(value) ? BigInt(value) : null

function parseObject(content: string): UnknownFields {
  try {
    return unknownFields(JSON.parse(content))
  } catch {
    return {}
  }
}

type TermsReader = (request: SignatureRequest, typed: UnknownFields) => SignedTerms | null

/** Only texts the signing gate accepts for these exact terms. */
const readPermit: TermsReader = ({ content, chainId }, { domain, message }) => {
  const fields = unknownFields(message)
  const token = addressOf(unknownFields(domain)['verifyingContract'])
  const owner = addressOf(fields['owner'])
  const spender = addressOf(fields['spender'])
  const [value, nonce, deadlineSeconds] = ['value', 'nonce', 'deadline'].map((name) => amountOf(fields[name]) ?? -1n)
  const domainName = unknownFields(domain)['name']
  if (token === null || owner === null || spender === null || typeof domainName !== 'string') return null
  if (value === undefined || nonce === undefined || deadlineSeconds === undefined || value < 0n || nonce < 0n)
    return null
  const shown = { token, domainName, owner, spender, value, nonce, deadlineSeconds }
  if (permitMismatch(content, chainId, shown) !== null) return null
  const allows = { token, spender, amount: value, isOnce: value !== maxUint256 }
  return { kind: 'signPermit', allows, validUntil: deadlineSeconds }
}

const readBallot: TermsReader = ({ content, chainId, contract }, { domain, message }) => {
  const governor = contract('governor')
  const { proposalId, support } = unknownFields(message)
  const proposal = amountOf(proposalId)
  if (governor === null || proposal === null || typeof support !== 'boolean') return null
  if (unknownFields(domain)['name'] !== GOVERNOR_NAME) return null
  // The signer is the voter; the text does not name one.
  const shown = { governor, voter: governor, proposalId: proposal, support }
  return ballotMismatch(content, chainId, shown) === null ? { kind: 'signBallot', proposal, support } : null
}

/** The contract of a proposal is not checked here: the wallet's window names it, and the gate has checked it. */
const readRecovery: TermsReader = ({ content, chainId }, { domain, message }) => {
  const account = addressOf(unknownFields(domain)['verifyingContract'])
  const { x, y, round: number } = unknownFields(message)
  const round = amountOf(number)
  if (account === null || round === null || !isHex(x) || !isHex(y)) return null
  const shown = { account, signer: account, x, y, round }
  return recoveryMismatch(content, chainId, shown) === null ? { kind: 'signRecovery', account, x, y } : null
}

const order: TermsReader = ({ content, chainId, contract }) => {
  const seaport = contract('seaport')
  const read = seaport === null ? null : orderIn(content, chainId, seaport)
  return read === null ? null : { kind: 'signOrder', readOrder: read }
}

/** Our trees never have more leaves. */
const MAX_LEAVES = 1024

const leavesOf = (node: unknown): readonly unknown[] =>
  Array.isArray(node) ? (node as unknown[]).flatMap(leavesOf).slice(0, MAX_LEAVES + 1) : [node]

/** Terms of a tree of orders, whose unused leaves repeat its last order. */
function orders(
  { content, chainId, contract }: SignatureRequest,
  { types, domain, message }: UnknownFields,
): SignedTerms | null {
  const seaport = contract('seaport')
  const leaves = leavesOf(unknownFields(message)['tree'])
  if (seaport === null || leaves.length < 2 || leaves.length > MAX_LEAVES) return null
  const { BulkOrder: _, ...ofOrder } = unknownFields(types)
  const texts = leaves.map((leaf) =>
    JSON.stringify({ types: ofOrder, domain, primaryType: 'OrderComponents', message: leaf }),
  )
  const count = texts.findLastIndex((text, at) => at === 0 || text !== texts[at - 1]) + 1
  const read = texts.slice(0, count).map((text) => orderIn(text, chainId, seaport))
  const all = read.filter((one) => one !== null)
  const isWhole = all.length === count && orderTreeMismatch(content, chainId, seaport, all) === null
  return isWhole ? { kind: 'signOrders', readOrders: all } : null
}

/** A text for another origin is rejected, since it would sign the person in there. */
function signIn({ content, origin, chainId }: SignatureRequest): SignedTerms | null {
  const terms = readSignIn(content)
  const isOurs = terms !== null && terms.uri === origin && terms.domain === new URL(origin).host
  return isOurs && terms.chainId === chainId ? { kind: 'signIn', terms } : null
}

const READER_BY_TYPE: Readonly<Record<string, TermsReader>> = {
  Permit: readPermit,
  Ballot: readBallot,
  Recover: readRecovery,
  OrderComponents: order,
  BulkOrder: orders,
}

/** Reads the meaning of a signature; null if this product never requests it. */
export function signedTerms(request: SignatureRequest): SignedTerms | null {
  if (request.what === 'text') return signIn(request)
  const typed = parseObject(request.content)
  const { primaryType } = typed
  if (typeof primaryType !== 'string' || !Object.hasOwn(READER_BY_TYPE, primaryType)) return null
  return READER_BY_TYPE[primaryType]?.(request, typed) ?? null
}
