import type { Identity } from '@musi/chain/explain/directory'
import { identity } from '@musi/chain/explain/identity'
import type { Address } from '@musi/domain/address'
import { request } from '../../../platform/session/chain/request.ts'
import { whoIsWho } from './whoIsWho.ts'

const known = new Map<Address, Identity>()
const asking = new Set<Address>()
const listeners = new Set<() => void>()

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Null: not known yet. */
export const identityAt = (address: Address): Identity | null => whoIsWho().at(address) ?? known.get(address) ?? null

/** Finds out, once, what stands there. What is not to be had now is asked for when it is next on the screen. */
export async function learn(address: Address): Promise<void> {
  if (identityAt(address) !== null || asking.has(address)) return
  asking.add(address)
  try {
    known.set(address, await identity(request, whoIsWho(), address))
    listeners.forEach((listener) => listener())
  } catch {
    // It stays a plain address; the page itself says when the chain does not answer.
  } finally {
    asking.delete(address)
  }
}
