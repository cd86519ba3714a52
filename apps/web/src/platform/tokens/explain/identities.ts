import type { Identity } from '@musi/chain/explain/directory'
import { identify } from '@musi/chain/explain/identify'
import type { Address } from '@musi/domain/address'
import { request } from '#platform/session/chain/request.ts'
import { nextTask } from '#platform/page/loading/nextTask.ts'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { addressDirectory } from './addressDirectory.ts'
import { perVisit } from '#platform/page/visit/visit.ts'
import { visitListeners } from '#platform/page/visit/visitListeners.ts'

const state = perVisit(() => ({
  known: new Map<Address, Identity>(),
  asking: new Set<Address>(),
  /** Addresses whose last lookup got no answer. */
  unanswered: new Set<Address>(),
  isNotifying: false,
  turn: Promise.resolve(),
}))
const listeners = visitListeners()

export const { subscribe } = listeners

/** Returns null while unknown. */
export const identityAt = (address: Address): Identity | null =>
  addressDirectory().at(address) ?? state().known.get(address) ?? null

/** True if an address is unknown and its last lookup got no answer. */
export const isUnanswered = (address: Address): boolean =>
  identityAt(address) === null && state().unanswered.has(address)

/** Notifies once for all identities of one answer, so that lists of names do not re-render for each. */
async function notifyOnce(): Promise<void> {
  const now = state()
  if (now.isNotifying) return
  now.isNotifying = true
  await nextTask()
  now.isNotifying = false
  listeners.notify()
}

/**
 * Waits for a turn, because encoding a contract's calls takes a millisecond, and a whole list in
 * one task would block the page.
 */
const turn = (): Promise<void> => {
  const now = state()
  now.turn = now.turn.then(nextTask)
  return now.turn
}

const RETRY_MS = 3000

/** Looks up the identity of an address once. A failed lookup is repeated, and again when the address is next shown. */
export async function lookUpIdentity(address: Address, isContract = false): Promise<void> {
  const { known, asking, unanswered } = state()
  if (identityAt(address) !== null || asking.has(address)) return
  asking.add(address)
  try {
    if (isContract) await turn()
    known.set(address, await retryOnce(() => identify(request, addressDirectory(), address, isContract), RETRY_MS))
    unanswered.delete(address)
  } catch {
    // Without an answer it stays a plain address; the page itself reports an unreachable chain.
    unanswered.add(address)
  } finally {
    asking.delete(address)
    void notifyOnce()
  }
}
