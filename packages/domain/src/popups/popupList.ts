/** Lifetime in milliseconds (spec: popups.life); null if it stays until it is dismissed. */
const REMOVED_AFTER_MS = 15_000

export type Popup<Content> = {
  readonly key: string
  readonly content: Content
  readonly removeAfterMs: number | null
  /** A removed popup is hidden, not deleted: its key stays in use (spec: popups.keys). */
  readonly show: boolean
}

export type NewPopup<Content> = {
  readonly key: string
  readonly content: Content
  readonly removeAfterMs?: number | null
}

/** Adds a popup at the end and removes an older one with the same key (spec: popups.keys). */
export function addPopup<Content>(
  popups: readonly Popup<Content>[],
  { key, content, removeAfterMs = REMOVED_AFTER_MS }: NewPopup<Content>,
): readonly Popup<Content>[] {
  return [...popups.filter((popup) => popup.key !== key), { key, content, removeAfterMs, show: true }]
}

export const removePopup = <Content>(popups: readonly Popup<Content>[], key: string): readonly Popup<Content>[] =>
  popups.map((popup) => (popup.key === key ? { ...popup, show: false } : popup))

/** Visible popups: oldest first, or newest first in the row of a phone. */
export function shownPopups<Content>(
  popups: readonly Popup<Content>[],
  place: 'column' | 'row',
): readonly Popup<Content>[] {
  const visible = popups.filter(({ show }) => show)
  return place === 'row' ? visible.toReversed() : visible
}
