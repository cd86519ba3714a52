import type { StoredLists } from './storedList.ts'

/**
 * Lists this tab must add when another tab has stored its own: the other's win, but a list just added here, or whose
 * content only this tab has, is not lost (case 102).
 */
export function ownListAdditions(theirs: StoredLists, base: StoredLists, own: StoredLists): StoredLists {
  const missed = [...own.byUrl].filter(([url, { held }]) => {
    const theirEntry = theirs.byUrl.get(url)
    return theirEntry ? theirEntry.held.kind === 'nothing' && held.kind !== 'nothing' : !base.byUrl.has(url)
  })
  // Storage was cleared: this tab keeps its lists and stores them again.
  if (theirs.byUrl.size === 0) return own
  return missed.length === 0 ? theirs : { ...theirs, byUrl: new Map([...theirs.byUrl, ...missed]) }
}
