import type { Address } from '@musi/domain/address'
import { pristine } from '../../firstReferences.ts'
import type { MarketOrder } from '@musi/domain/market/marketOrder'
import { isSameValue } from '../difference.ts'
import { orderOf } from './readOrder.ts'
import {
  type Fields,
  bigintOf,
  decimalText,
  emptyFields,
  hexText,
  isSameHex,
  ownValue,
  sliceText,
  defineField,
} from '../ownFields.ts'
import { GOVERNOR_NAME, type ShownBallot } from './ballotTypedData.ts'
import type { ShownPermit } from './permitTypedData.ts'
import type { ShownRecovery } from './recoveryTypedData.ts'

const { isArray, ownKeys, parse } = pristine

/** Expected types as one text, which no script can change; the order of the fields is part of the hash. */
const DOMAIN = 'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)'
const GOVERNOR_DOMAIN = 'EIP712Domain(string name,uint256 chainId,address verifyingContract)'
const BALLOT = 'Ballot(uint256 proposalId,bool support)'
const RECOVER = 'Recover(bytes32 x,bytes32 y,uint256 round)'
const PERMIT = 'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)'
const ITEM = 'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount'
const ORDER = `OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)OfferItem(${ITEM})ConsiderationItem(${ITEM},address recipient)`

/** `version`: absent if the domain has none. */
type DomainFields = { name: string; version?: string; chainId: number; verifyingContract: Address }

/** The part of a finished text that differs from the screen; null if there is none. */
export type TypedDataMismatch = {
  field: 'types' | 'domain' | 'primaryType' | 'message'
  actual: unknown
  shown: unknown
} | null

/** Compares the finished text of a permit with the screen (spec: signing.permit). */
export function permitMismatch(text: string, chainId: number, shown: ShownPermit): TypedDataMismatch {
  const { token, domainName, owner, spender, value, nonce, deadlineSeconds } = shown
  const parsed = parseOrNull(text)
  const domain = { name: domainName, version: '1', chainId, verifyingContract: token }
  const other = frameMismatch(parsed, DOMAIN + PERMIT, domain, 'Permit')
  if (other !== null) return other
  const actual = ownValue(parsed, 'message')
  const message = {
    owner,
    spender,
    value: decimalText(value),
    nonce: hexText(nonce),
    deadline: decimalText(deadlineSeconds),
  }
  const isSame =
    hasOnly(actual, 5) &&
    isSameHex(ownValue(actual, 'owner'), owner) &&
    isSameHex(ownValue(actual, 'spender'), spender) &&
    ownValue(actual, 'value') === message.value &&
    ownValue(actual, 'nonce') === message.nonce &&
    ownValue(actual, 'deadline') === message.deadline
  return isSame ? null : { field: 'message', actual, shown: message }
}

/** Checks a vote in the same way: this proposal, this side, this governor. */
export function ballotMismatch(text: string, chainId: number, shown: ShownBallot): TypedDataMismatch {
  const { governor, proposalId, support } = shown
  const parsed = parseOrNull(text)
  const domain = { name: GOVERNOR_NAME, chainId, verifyingContract: governor }
  const other = frameMismatch(parsed, GOVERNOR_DOMAIN + BALLOT, domain, 'Ballot')
  if (other !== null) return other
  const actual = ownValue(parsed, 'message')
  const message = { proposalId: decimalText(proposalId), support }
  const isSame =
    hasOnly(actual, 2) &&
    ownValue(actual, 'proposalId') === message.proposalId &&
    ownValue(actual, 'support') === support
  return isSame ? null : { field: 'message', actual, shown: message }
}

/** Checks a proposed key in the same way: this account, key and round. */
export function recoveryMismatch(text: string, chainId: number, shown: ShownRecovery): TypedDataMismatch {
  const { account, x, y, round } = shown
  const parsed = parseOrNull(text)
  const domain = { name: 'Musi Account', version: '1', chainId, verifyingContract: account }
  const other = frameMismatch(parsed, DOMAIN + RECOVER, domain, 'Recover')
  if (other !== null) return other
  const actual = ownValue(parsed, 'message')
  const isSame =
    hasOnly(actual, 3) &&
    isSameHex(ownValue(actual, 'x'), x) &&
    isSameHex(ownValue(actual, 'y'), y) &&
    ownValue(actual, 'round') === decimalText(round)
  return isSame ? null : { field: 'message', actual, shown: { x, y, round } }
}

/** Checks a market order in the same way: price, royalty, currency and time as the screen shows them. */
export function orderMismatch(text: string, chainId: number, seaport: Address, shown: MarketOrder): TypedDataMismatch {
  const parsed = parseOrNull(text)
  const domain = { name: 'Seaport', version: '1.6', chainId, verifyingContract: seaport }
  const other = frameMismatch(parsed, DOMAIN + ORDER, domain, 'OrderComponents')
  if (other !== null) return other
  const message = ownValue(parsed, 'message')
  const order = orderIn(text, chainId, seaport)
  return order !== null && isSameValue(order, shown) ? null : { field: 'message', actual: message, shown }
}

/** The order in a text; null if the text is anything else than an order for this market. */
export function orderIn(text: string, chainId: number, seaport: Address): MarketOrder | null {
  const parsed = parseOrNull(text)
  const domain = { name: 'Seaport', version: '1.6', chainId, verifyingContract: seaport }
  if (frameMismatch(parsed, DOMAIN + ORDER, domain, 'OrderComponents') !== null) return null
  const message = ownValue(parsed, 'message')
  return hasOnly(message, 11) ? (orderOf(withNumbers(message)) as MarketOrder | null) : null
}

/** Checks a tree of orders in the same way: each leaf is on screen, and the unused leaves repeat the last order. */
export function orderTreeMismatch(
  text: string,
  chainId: number,
  seaport: Address,
  shown: readonly MarketOrder[],
): TypedDataMismatch {
  const parsed = parseOrNull(text)
  const domain = { name: 'Seaport', version: '1.6', chainId, verifyingContract: seaport }
  const last = shown.length - 1
  let places = 2
  let halves = '[2]'
  while (places < shown.length) {
    places *= 2
    halves += '[2]'
  }
  const other = frameMismatch(parsed, `${DOMAIN}BulkOrder(OrderComponents${halves} tree)${ORDER}`, domain, 'BulkOrder')
  if (other !== null) return other
  const message = ownValue(parsed, 'message')
  const tree = hasOnly(message, 1) ? ownValue(message, 'tree') : null
  for (let at = 0; at < places; at += 1) {
    const leaf = leafAt(tree, at, places)
    const order = hasOnly(leaf, 11) ? orderOf(withNumbers(leaf)) : null
    const leafShown = ownValue(shown, `${at < last ? at : last}`)
    if (order === null || !isSameValue(order, leafShown)) return { field: 'message', actual: leaf, shown: leafShown }
  }
  return null
}

/** Returns null if a node does not have exactly two branches. */
function leafAt(tree: unknown, at: number, places: number): unknown {
  let node = tree
  let left = at
  for (let half = places / 2; half >= 1; half /= 2) {
    if (!isArray(node) || node.length !== 2) return null
    const isRight = left >= half
    node = ownValue(node, isRight ? '1' : '0')
    if (isRight) left -= half
  }
  return node
}

/** Returns null if a wallet could not read the text. */
function parseOrNull(text: string): unknown {
  try {
    return parse(text) as unknown
  } catch {
    return null
  }
}

function frameMismatch(parsed: unknown, types: string, domain: DomainFields, primaryType: string): TypedDataMismatch {
  const actualTypes = typesText(ownValue(parsed, 'types'))
  if (actualTypes !== types) return { field: 'types', actual: actualTypes, shown: types }
  const actualDomain = ownValue(parsed, 'domain')
  if (!hasOnly(actualDomain, domain.version === undefined ? 3 : 4) || !isDomain(actualDomain, domain))
    return { field: 'domain', actual: actualDomain, shown: domain }
  const actualType = ownValue(parsed, 'primaryType')
  if (actualType !== primaryType || !hasOnly(parsed, 4))
    return { field: 'primaryType', actual: actualType, shown: primaryType }
  return null
}

const isDomain = (actual: unknown, { name, version, chainId, verifyingContract }: DomainFields): boolean =>
  ownValue(actual, 'name') === name &&
  ownValue(actual, 'version') === version &&
  ownValue(actual, 'chainId') === chainId &&
  isSameHex(ownValue(actual, 'verifyingContract'), verifyingContract)

const hasOnly = (value: unknown, count: number): boolean =>
  typeof value === 'object' && value !== null && !isArray(value) && ownKeys(value).length === count

/** `Permit(address owner,…)` for each type, in their order. */
function typesText(types: unknown): string {
  if (typeof types !== 'object' || types === null) return ''
  const names = ownKeys(types) as string[]
  let text = ''
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at] ?? ''
    text += `${name}(${fieldsText(ownValue(types, name))})`
  }
  return text
}

function fieldsText(fields: unknown): string {
  if (!isArray(fields)) return 'no list'
  let text = ''
  for (let at = 0; at < fields.length; at += 1) {
    const field = ownValue(fields, `${at}`)
    if (!hasOnly(field, 2)) return 'more than a name and a type'
    text += `${at === 0 ? '' : ','}${ownValue(field, 'type') as string} ${ownValue(field, 'name') as string}`
  }
  return text
}

/** Converts the decimal texts of a parsed text to numbers. */
function withNumbers(value: unknown): unknown {
  if (typeof value === 'number') return bigintOf(`${value}`) ?? value
  if (typeof value === 'string') return sliceText(value, 0, 2) === '0x' ? value : (bigintOf(value) ?? value)
  if (typeof value !== 'object' || value === null) return value
  const keys = ownKeys(value) as string[]
  const read: Fields | unknown[] = isArray(value) ? [] : emptyFields()
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? ''
    if (key !== 'length' || !isArray(value)) defineField(read, key, withNumbers(ownValue(value, key)))
  }
  return read
}
