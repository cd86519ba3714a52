import { type Address, ZERO_ADDRESS } from '@musi/domain/address'
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

/** The receiptsRoot of a block without receipts. */
const NO_RECEIPTS_ROOT = indexTrieRoot([])

export const hasReceipts = ({ receiptsRoot }: Pick<Header, 'receiptsRoot'>): boolean =>
  receiptsRoot.toLowerCase() !== NO_RECEIPTS_ROOT

/**
 * Parses a block's receipts; null unless the header's receiptsRoot proves them. The root covers status and logs. It does
 * not cover transaction hashes, so these are compared with the header's. Polygon ends a block with a receipt of its state
 * sync (from and to the zero address), which neither root nor bloom filter covered before its fork of 2025. It is accepted
 * unproven if `mayHaveStateSync`.
 */
export function provenReceipts(
  answer: unknown,
  header: Header,
  mayHaveStateSync: boolean,
): readonly BlockReceipt[] | null {
  const raw = parseList(answer)
  const root = header.receiptsRoot.toLowerCase()
  const coversAll = receiptsRootOf(raw) === root
  const isProven =
    coversAll || (mayHaveStateSync && isStateSync(raw.at(-1)) && receiptsRootOf(raw.slice(0, -1)) === root)
  if (!isProven) return null
  const receipts = raw.map(parseReceipt)
  const matchHeader = receipts.every(
    ({ transaction, logs }, at) =>
      ((!coversAll && at === receipts.length - 1) || transaction === header.transactions[at]) &&
      logs.every((log) => log.block === header.number && log.transaction === transaction),
  )
  return matchHeader ? receipts : null
}

export const receiptsRootOf = (receipts: readonly unknown[]): Hex => indexTrieRoot(receipts.map(encodeReceipt))

function isStateSync(value: unknown): boolean {
  if (value === undefined) return false
  const { from, to } = parseFields(value)
  return from === ZERO_ADDRESS && to === ZERO_ADDRESS
}

function parseReceipt(value: unknown): BlockReceipt {
  const fields = parseFields(value)
  const { status } = fields
  return {
    transaction: parseHex(fields['transactionHash']),
    from: parseRpcAddress(fields['from']),
    status: status === undefined || status === null ? 'unknown' : Number(status) === 1 ? 'success' : 'failed',
    logs: parseList(fields['logs']).map(parseLog),
  }
}

/** Encodes a receipt as in the trie of its block: its type in front (EIP-2718), unless that is 0; before EIP-658 a state root instead of the status. */
function encodeReceipt(value: unknown): Uint8Array {
  const fields = parseFields(value)
  const { status } = fields
  const logs = parseList(fields['logs']).map((log) => {
    const { address, topics, data } = parseFields(log)
    return [parseHex(address), parseList(topics).map(parseHex), parseHex(data)]
  })
  const outcome = status === undefined || status === null ? parseHex(fields['root']) : rlpNumber(status)
  const encoded = [outcome, rlpNumber(fields['cumulativeGasUsed']), parseHex(fields['logsBloom']), logs]
  const type = fields['type'] === undefined ? 0 : parseInteger(fields['type'])
  const body = toRlp(encoded, 'bytes')
  return type === 0 ? body : concatBytes([Uint8Array.of(type), body])
}

/** Whole number for RLP: without leading zeros, and empty for zero. */
function rlpNumber(value: unknown): Hex {
  const amount = parseAmount(value)
  if (amount === 0n) return '0x'
  const digits = amount.toString(16)
  return digits.length % 2 === 0 ? `0x${digits}` : `0x0${digits}`
}
