import type { Address } from '@musi/domain/address'
import { type Hex, concatBytes, toRlp } from 'viem'
import { parseAmount, parseFields, parseHex, parseInteger, parseList, parseRpcAddress } from '../../rpc/wire.ts'
import { type Log, parseLog } from '../logs/log.ts'
import type { Header } from './header.ts'
import { indexTrieRoot } from './indexTrieRoot.ts'

export type BlockReceipt = {
  transaction: Hex
  from: Address
  status: 'success' | 'failed' | 'unknown'
  logs: readonly Log[]
}

/** The root of a block without receipts. */
const NO_RECEIPTS_ROOT = indexTrieRoot([])
const NO_ADDRESS = `0x${'0'.repeat(40)}`

export const hasReceipts = ({ receiptsRoot }: Pick<Header, 'receiptsRoot'>): boolean =>
  receiptsRoot.toLowerCase() !== NO_RECEIPTS_ROOT

/**
 * Parses a block's receipts; null unless the header's root proves them. The root covers status and logs; the order of
 * the header's transactions says whose they are. Polygon adds a last receipt of its state sync (from and to no address)
 * that neither root nor bloom covered before its fork of 2025: it is kept as the node gave it if `mayHaveStateSync`.
 */
export function provenReceipts(
  answer: unknown,
  header: Header,
  mayHaveStateSync: boolean,
): readonly BlockReceipt[] | null {
  const given = parseList(answer)
  const root = header.receiptsRoot.toLowerCase()
  const isWhole = receiptsRootOf(given) === root
  const isProven =
    isWhole || (mayHaveStateSync && isOfStateSync(given.at(-1)) && receiptsRootOf(given.slice(0, -1)) === root)
  if (!isProven) return null
  const receipts = given.map(parseReceipt)
  const areOfHeader = receipts.every(
    ({ transaction, logs }, at) =>
      ((!isWhole && at === receipts.length - 1) || transaction === header.transactions[at]) &&
      logs.every((log) => log.block === header.number && log.transaction === transaction),
  )
  return areOfHeader ? receipts : null
}

export const receiptsRootOf = (receipts: readonly unknown[]): Hex => indexTrieRoot(receipts.map(encodeReceipt))

function isOfStateSync(value: unknown): boolean {
  if (value === undefined) return false
  const { from, to } = parseFields(value)
  return from === NO_ADDRESS && to === NO_ADDRESS
}

function parseReceipt(value: unknown): BlockReceipt {
  const given = parseFields(value)
  const { status } = given
  return {
    transaction: parseHex(given['transactionHash']),
    from: parseRpcAddress(given['from']),
    status: status === undefined || status === null ? 'unknown' : Number(status) === 1 ? 'success' : 'failed',
    logs: parseList(given['logs']).map(parseLog),
  }
}

/** A receipt as the trie of its block has it: EIP-2718, or without a type before it; a root in place of the status before EIP-658. */
function encodeReceipt(value: unknown): Uint8Array {
  const given = parseFields(value)
  const { status } = given
  const logs = parseList(given['logs']).map((log) => {
    const { address, topics, data } = parseFields(log)
    return [parseHex(address), parseList(topics).map(parseHex), parseHex(data)]
  })
  const outcome = status === undefined || status === null ? parseHex(given['root']) : wholeNumber(status)
  const fields = [outcome, wholeNumber(given['cumulativeGasUsed']), parseHex(given['logsBloom']), logs]
  const type = given['type'] === undefined ? 0 : parseInteger(given['type'])
  const body = toRlp(fields, 'bytes')
  return type === 0 ? body : concatBytes([Uint8Array.of(type), body])
}

/** RLP has whole numbers without leading zeros; zero is empty. */
function wholeNumber(value: unknown): Hex {
  const amount = parseAmount(value)
  if (amount === 0n) return '0x'
  const digits = amount.toString(16)
  return digits.length % 2 === 0 ? `0x${digits}` : `0x0${digits}`
}
