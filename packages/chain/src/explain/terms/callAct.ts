import type { BookRole } from '@musi/domain/addressBook'
import { ACTS, type KnownCall, type Place, isCollection } from './acts.ts'
import type { Act } from './terms.ts'

/** The acts that a function of a contract can be, by where it is and what it is called. */
const ACTS_AT = new Map<Place, Map<string, Act[]>>()
for (const act of Object.keys(ACTS) as Act[])
  for (const [place, names] of Object.entries(ACTS[act].calls) as [Place, readonly string[]][])
    for (const name of names) {
      const functions = ACTS_AT.get(place) ?? new Map<string, Act[]>()
      ACTS_AT.set(place, functions.set(name, [...(functions.get(name) ?? []), act]))
    }

const ofMany = ({ identity }: KnownCall): Place | null => {
  if (isCollection(identity)) return 'collection'
  return identity?.kind === 'staking' || identity?.kind === 'v1Exchange' ? identity.kind : null
}

/** Purpose of a call; null if unknown. Only a known contract is trusted to do what its function names say. */
export function callAct(call: KnownCall): Act | null {
  const { to, decoded, directory } = call
  const role = [...ACTS_AT.keys()].find((place) => directory.contract(place as BookRole) === to)
  // Every token follows its standard, or does nothing.
  for (const place of [role, ofMany(call), 'anyToken'] as const) {
    const acts = place === null || place === undefined ? undefined : ACTS_AT.get(place)?.get(decoded.name)
    if (acts !== undefined) return acts.find((act) => ACTS[act].isIt?.(call) ?? true) ?? null
  }
  return null
}
