import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import { parseRpcAddress, parseFields, parseHex, parseList, parseInteger } from '../../rpc/wire.ts'

export type Log = {
  address: Address
  topics: readonly Hex[]
  data: Hex
  block: number
  transaction: Hex
  index: number
}

export function parseLog(value: unknown): Log {
  const fields = parseFields(value)
  return {
    address: parseRpcAddress(fields['address']),
    topics: parseList(fields['topics']).map(parseHex),
    data: parseHex(fields['data']),
    block: parseInteger(fields['blockNumber']),
    transaction: parseHex(fields['transactionHash']),
    index: parseInteger(fields['logIndex']),
  }
}
