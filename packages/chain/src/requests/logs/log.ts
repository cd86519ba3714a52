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
  const given = parseFields(value)
  return {
    address: parseRpcAddress(given['address']),
    topics: parseList(given['topics']).map(parseHex),
    data: parseHex(given['data']),
    block: parseInteger(given['blockNumber']),
    transaction: parseHex(given['transactionHash']),
    index: parseInteger(given['logIndex']),
  }
}
