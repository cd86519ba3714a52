import type { Address } from '@musi/domain/address'
import { decodedEvent } from '../explain/decodedEvent.ts'
import type { Directory } from '../explain/directory.ts'
import { type Movement, eventMovements } from '../explain/movements.ts'
import type { SimulatedLog } from '../sendWrite/touchedHoldings.ts'

/** Address whose logs stand for moves of the native currency in a simulation. */
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/**
 * Transfers found in logs. Native currency counts only by a simulation's own logs: a receipt has none, and other events about it
 * are left out, because balances show it.
 */
export function movesIn(logs: readonly SimulatedLog[], account: Address, directory: Directory): readonly Movement[] {
  return logs.flatMap((log) => {
    const event = decodedEvent({ ...log, block: 0, transaction: '0x', index: 0 })
    if (event === null) return []
    return eventMovements(event, { transaction: { from: account }, directory }).flatMap((move): Movement[] => {
      if (move.kind !== 'amount' || move.currency === 'native') return move.kind === 'amount' ? [] : [move]
      return move.currency.toLowerCase() === NATIVE ? [{ ...move, currency: 'native' }] : [move]
    })
  })
}

export const moveKey = (move: Movement): string =>
  (move.kind === 'amount'
    ? `${move.currency} ${move.amount} ${move.from} ${move.to}`
    : `${move.collection} #${move.id} ${move.from} ${move.to}`
  ).toLowerCase()
