import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import { address, fields, hex, list, whole } from '../../rpc/wire.ts'

export type Log = {
  address: Address
  topics: readonly Hex[]
  data: Hex
  block: number
  transaction: Hex
  index: number
}

export function parseLog(value: unknown): Log {
  const given = fields(value)
  return {
    address: address(given['address']),
    topics: list(given['topics']).map(hex),
    data: hex(given['data']),
    block: whole(given['blockNumber']),
    transaction: hex(given['transactionHash']),
    index: whole(given['logIndex']),
  }
}
