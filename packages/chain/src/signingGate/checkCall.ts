import type { Address } from '@musi/domain/address'
import type { Call } from '../write.ts'
import type { Said } from './decoded.ts'
import { difference } from './difference.ts'
import { type GateRefusal, mismatchOf } from './gateRefusal.ts'
import { type Places, isListedSpender, targetOf } from './places.ts'
import { saidBy, saidByScreen } from './saidBy.ts'
import type { Shown } from './shown.ts'

/** For the log, where a value may be of any form. */
export const logged = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : (JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one)) ?? 'nothing')

/** `self`: whose batch it is, where it is one; an account may allow itself. */
export type Checked = { call: Call; shown: Shown; self: Address | null }

/** Null: the bytes do what the screen says, at the place where it is done. */
export async function checkCall(places: Places, { call, shown, self }: Checked): Promise<GateRefusal | null> {
  const target = await targetOf(places, shown)
  if (target?.toLowerCase() !== call.to.toLowerCase())
    return { kind: 'otherTarget', field: 'to', said: call.to, shown: target ?? 'nothing on this chain' }
  const said = saidBy(call, shown)
  if (said === null) return { kind: 'unknownCalldata', said: call.data.slice(0, 10), shown: shown.kind }
  if (shown.kind === 'approve' || shown.kind === 'approveDrop') {
    const refused = await checkSpender(places, target, said, self)
    if (refused !== null) return refused
    // Taking an allowance back can only make it safer.
    if (shown.kind === 'approve' && said['amount'] === 0n && call.value === 0n) return null
  }
  const found = difference(said, saidByScreen(shown))
  if (found === null) return null
  const { field } = found
  return { kind: mismatchOf(field), field, said: logged(found.said), shown: logged(found.shown) }
}

async function checkSpender(places: Places, token: Address, said: Said, self: Address | null) {
  const spender = said['spender'] as Address
  if (spender.toLowerCase() === self?.toLowerCase()) return null
  if (await isListedSpender(places, token, spender)) return null
  return { kind: 'unlistedSpender', field: 'spender', said: spender, shown: 'the list of spenders' } as const
}
