import type { Hex } from 'viem'
import { parseFields, parseHex, parseInteger, parseList } from '../../rpc/wire.ts'

/** A block's header, and the hashes of its transactions. */
export type Header = {
  number: number
  hash: Hex
  parentHash: Hex
  timeSeconds: number
  logsBloom: Hex
  receiptsRoot: Hex
  transactions: readonly Hex[]
}

/** Parses a block with its transactions or only their hashes. */
export function parseHeader(value: unknown): Header {
  const parsed = parseFields(value)
  return {
    number: parseInteger(parsed['number']),
    hash: parseHex(parsed['hash']),
    parentHash: parseHex(parsed['parentHash']),
    timeSeconds: parseInteger(parsed['timestamp']),
    logsBloom: parseHex(parsed['logsBloom']),
    receiptsRoot: parseHex(parsed['receiptsRoot']),
    transactions: parseList(parsed['transactions']).map((each) =>
      parseHex(typeof each === 'string' ? each : parseFields(each)['hash']),
    ),
  }
}
