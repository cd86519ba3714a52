export type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Nothing is lost silently: what this version cannot read is backed up for one that can. False: no room for it. */
export function putAside(box: Box, key: string, text: string): boolean {
  try {
    box.setItem(`${key}.unread`, text)
  } catch {
    // No room for both: rename it.
    box.removeItem(key)
    try {
      box.setItem(`${key}.unread`, text)
    } catch {
      return false
    }
  }
  return true
}
