import type { Action } from '@musi/domain/transactions/action'
import type { Moved } from '@musi/domain/transactions/moved'
import type { ListUpdateParts } from '@musi/domain/popups/listUpdateParts'
import { type NewPopup, type Popup, addPopup, removePopup } from '@musi/domain/popups/popupList'
import { visitValue } from '../visit/visitValue.ts'

export type TransactionNews = {
  readonly kind: 'transaction'
  /** Null: it never reached the chain. */
  readonly hash: string | null
  readonly success: boolean
  readonly action: Action
  /** What it moved by its receipt; null: its action says it all. */
  readonly moved: Moved | null
}

/** `auto`: the newer version is already in use; otherwise the person is asked. */
export type ListUpdateNews = {
  readonly kind: 'listUpdate'
  readonly url: string
  readonly auto: boolean
} & ListUpdateParts

/** Nothing is at the path that was asked for. */
export type LostPathNews = { readonly kind: 'lostPath' }

/** What a popup is about. `app/PopupStack.tsx` knows how each kind looks. */
export type PopupContent = TransactionNews | ListUpdateNews | LostPathNews

const popups = visitValue<readonly Popup<PopupContent>[]>(() => [])

export const { get: allPopups, subscribe } = popups

export const showPopup = (popup: NewPopup<PopupContent>): void => popups.set(addPopup(allPopups(), popup))

/** Dismissed, expired, or withdrawn because it is no longer true. */
export const hidePopup = (key: string): void => popups.set(removePopup(allPopups(), key))
