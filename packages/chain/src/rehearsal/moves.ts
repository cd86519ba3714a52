import type { Address } from '@musi/domain/address'
import { decodedEvent } from '../explain/decodedEvent.ts'
import type { Directory } from '../explain/directory.ts'
import { type Movement, eventMovements } from '../explain/movements.ts'
import type { SimulatedLog } from '../sendWrite/touched.ts'

/** Whose logs a simulation writes for each move of the native currency. */
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/**
 * What changes hands, by logs. A simulation tells each move of the native currency, a receipt none, so what other events say of it is
 * left out: the balances tell it.
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
