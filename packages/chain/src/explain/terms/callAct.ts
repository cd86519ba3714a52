import type { BookRole } from '@musi/domain/addressBook'
import { ACTS, type KnownCall, type ContractRole, isCollection } from './acts.ts'
import type { Act } from './terms.ts'

/** Possible acts by the contract's role and the function's name. */
const ACTS_BY_ROLE = new Map<ContractRole, Map<string, Act[]>>()
for (const act of Object.keys(ACTS) as Act[])
  for (const [place, names] of Object.entries(ACTS[act].calls) as [ContractRole, readonly string[]][])
    for (const name of names) {
      const functions = ACTS_BY_ROLE.get(place) ?? new Map<string, Act[]>()
      ACTS_BY_ROLE.set(place, functions.set(name, [...(functions.get(name) ?? []), act]))
    }

/** The operation that calls a passkey account may also deploy it. */
const isOwnUnopened = ({ to, sender, identity }: KnownCall): boolean => to === sender && identity?.kind === 'account'

const contractClassOf = (call: KnownCall): ContractRole | null => {
  const { identity } = call
  if (isCollection(identity)) return 'collection'
  if (identity?.kind === 'passkeyAccount' || isOwnUnopened(call)) return 'accountWithPasskey'
  return identity?.kind === 'staking' || identity?.kind === 'v1Exchange' ? identity.kind : null
}

/** The act that a call performs; null if unknown. Only known contracts are trusted to do what their function names say. */
export function callAct(call: KnownCall): Act | null {
  const { to, decoded, directory } = call
  const role = [...ACTS_BY_ROLE.keys()].find((place) => directory.contract(place as BookRole) === to)
  // Any token is assumed to follow its standard, so 'anyToken' is tried last.
  for (const place of [role, contractClassOf(call), 'anyToken'] as const) {
    const acts = place === null || place === undefined ? undefined : ACTS_BY_ROLE.get(place)?.get(decoded.name)
    if (acts !== undefined) return acts.find((act) => ACTS[act].matches?.(call) ?? true) ?? null
  }
  return null
}
