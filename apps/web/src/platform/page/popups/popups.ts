import type { Action } from '@musi/domain/transactions/action'
import type { Moved } from '@musi/domain/transactions/moved'
import type { ListUpdateParts } from '@musi/domain/popups/listUpdateParts'
import { type NewPopup, type Popup, addPopup, removePopup } from '@musi/domain/popups/popupList'
import { perVisit } from '../visit/visit.ts'
import { visitValue } from '../visit/visitValue.ts'

export type TransactionNews = {
  readonly kind: 'transaction'
  /** Hash of the transaction; null if it never reached the chain. */
  readonly hash: string | null
  readonly success: boolean
  readonly action: Action
  /** Transfers in its receipt; null if the action is clear without them. */
  readonly moved: Moved | null
}

/** `auto`: the newer version is already in use; otherwise the person is asked. */
export type ListUpdateNews = {
  readonly kind: 'listUpdate'
  readonly url: string
  readonly auto: boolean
} & ListUpdateParts

/** The requested path does not exist. */
export type LostPathNews = { readonly kind: 'lostPath' }

/** A dormant order of this account can be filled again. */
export type ActiveOrderNews = { readonly kind: 'activeOrder'; readonly maker: string }

/** Content of a popup. `app/PopupStack.tsx` renders each kind. */
export type PopupContent = TransactionNews | ListUpdateNews | LostPathNews | ActiveOrderNews

const popups = visitValue<readonly Popup<PopupContent>[]>(() => [])

export const { get: allPopups, subscribe } = popups

/** Remaining display time of popups already seen. */
const remainingTimes = perVisit(() => new Map<string, { ms: number; runsSince: number | null }>())

export function remainingMs(key: string): number | null {
  const left = remainingTimes().get(key)
  if (left === undefined) return null
  return left.runsSince === null ? left.ms : left.ms - (performance.now() - left.runsSince)
}

export const storeRemaining = (key: string, ms: number, runs: boolean): void =>
  void remainingTimes().set(key, { ms, runsSince: runs ? performance.now() : null })

export function showPopup(popup: NewPopup<PopupContent>): void {
  remainingTimes().delete(popup.key)
  popups.set(addPopup(allPopups(), popup))
}

/** Keys of transactions whose result is shown elsewhere on screen, so that they get no popup. */
const heldKeys = visitValue<readonly string[]>(() => [])

export const { get: heldPopups, subscribe: subscribeHeld } = heldKeys

/** Holds back popups with these keys until the returned function is called. */
export function holdPopups(keys: readonly string[]): () => void {
  heldKeys.set([...heldPopups(), ...keys])
  return () => heldKeys.set(heldPopups().filter((key) => !keys.includes(key)))
}

/** Hides a popup that was dismissed, has expired, or is no longer true. */
export const hidePopup = (key: string): void => popups.set(removePopup(allPopups(), key))
