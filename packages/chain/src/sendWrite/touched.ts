import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import { movementTopics } from '../abi/movementTopics.ts'
import { address, fields, hex, list } from '../rpc/wire.ts'
import type { Holding } from './holding.ts'

/** A log of the rehearsal. */
export type SimulatedLog = { address: Address; topics: readonly Hex[]; data: Hex }

export function parseSimulatedLog(value: unknown): SimulatedLog {
  const given = fields(value)
  return { address: address(given['address']), topics: list(given['topics']).map(hex), data: hex(given['data']) }
}

/** Token and NFT transfers share one event. Wrapped native currency is minted and burned without it. */
const MOVES: ReadonlySet<string> = new Set(Object.values(movementTopics))

/** The holdings of an owner that these logs mention. They only tell where to look; the balances tell how much. */
export function touchedBy(logs: readonly SimulatedLog[], owner: Address): readonly Holding[] {
  const word = owner.slice(2).toLowerCase().padStart(64, '0')
  return logs.flatMap(({ address, topics: [name = '0x', ...words], data }): Holding[] => {
    if (!MOVES.has(name) || ![...words, data].some((one) => one.toLowerCase().includes(word))) return []
    const [, , id] = words
    return [
      {
        owner,
        asset: id === undefined ? { kind: 'token', address } : { kind: 'piece', collection: address, id: BigInt(id) },
      },
    ]
  })
}
