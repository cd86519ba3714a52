import type { Address } from '@musi/domain/address'
import { address, fields, flag, list, wholeNumber } from '@musi/domain/untrusted'
import { perVisit } from '#platform/page/visit/visit.ts'
import { stored } from '#platform/page/storage/stored.ts'

/** More accounts than a browser ever has; beyond it, the oldest are forgotten. */
const MAX_STORED = 100
/** A page loaded within this time after the first one belongs to the first visit. */
const SECOND_VISIT_MS = 3_600_000

/** `isAsked`: the account has closed the question for a second signer. */
type FirstVisit = { readonly account: Address; readonly atMs: number; readonly isAsked: boolean }

const memory = stored<{ visits: readonly FirstVisit[] }>(
  {
    key: 'musi.secondSigner',
    version: 1,
    defaults: { visits: [] },
    readers: { visits: list(fields({ account: address, atMs: wholeNumber, isAsked: flag })) },
  },
  () => localStorage,
)

const visit = perVisit(() => ({ beganMs: Date.now() }))

const visitOf = (account: Address) => memory.get().visits.find((one) => one.account === account)

function store(changed: FirstVisit): void {
  const others = memory.get().visits.filter(({ account }) => account !== changed.account)
  memory.set({ visits: [...others, changed].slice(-MAX_STORED) })
}

/** Stores the time of an account's first visit. */
export function noteVisit(account: Address): void {
  if (visitOf(account) === undefined) store({ account, atMs: Date.now(), isAsked: false })
}

/** True from the second visit on, until the question is closed (spec: touch.second-signer-asked). */
export function mayAskForSigner(account: Address): boolean {
  const first = visitOf(account)
  return first !== undefined && !first.isAsked && visit().beganMs - first.atMs >= SECOND_VISIT_MS
}

export const closeQuestion = (account: Address): void =>
  store({ account, atMs: visitOf(account)?.atMs ?? Date.now(), isAsked: true })

export const subscribeToVisits = (listener: () => void) => memory.subscribe(listener)
