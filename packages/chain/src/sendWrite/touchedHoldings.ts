import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import { movementTopics } from '../abi/movementTopics.ts'
import { parseRpcAddress, parseFields, parseHex, parseList } from '../rpc/wire.ts'
import type { Holding } from './holding.ts'

/** A log of the rehearsal. */
export type SimulatedLog = { address: Address; topics: readonly Hex[]; data: Hex }

export function parseSimulatedLog(value: unknown): SimulatedLog {
  const fields = parseFields(value)
  return {
    address: parseRpcAddress(fields['address']),
    topics: parseList(fields['topics']).map(parseHex),
    data: parseHex(fields['data']),
  }
}

/** Token and NFT transfers share one event. Wrapped native currency is minted and burned without it. */
const MOVE_TOPICS: ReadonlySet<string> = new Set(Object.values(movementTopics))

/** Holdings of an owner that occur in these logs; their amounts are read from balances. */
export function touchedHoldings(logs: readonly SimulatedLog[], owner: Address): readonly Holding[] {
  const word = owner.slice(2).toLowerCase().padStart(64, '0')
  return logs.flatMap(({ address, topics: [name = '0x', ...words], data }): Holding[] => {
    if (!MOVE_TOPICS.has(name) || ![...words, data].some((one) => one.toLowerCase().includes(word))) return []
    const [, , id] = words
    return [
      {
        owner,
        asset: id === undefined ? { kind: 'token', address } : { kind: 'piece', collection: address, id: BigInt(id) },
      },
    ]
  })
}
