import type { KeptLists } from './keptList.ts'

/**
 * Another tab has written what it knows of the lists: its word counts, and a list that was added here at that moment, or
 * of which only this tab holds the content, is not lost by it (case 102).
 */
export function ownListAdditions(theirs: KeptLists, knew: KeptLists, own: KeptLists): KeptLists {
  const missed = [...own.byUrl].filter(([url, { held }]) => {
    const there = theirs.byUrl.get(url)
    return there ? there.held.kind === 'nothing' && held.kind !== 'nothing' : !knew.byUrl.has(url)
  })
  // Storage was cleared: what this tab shows goes on, and is kept again.
  if (theirs.byUrl.size === 0) return own
  return missed.length === 0 ? theirs : { ...theirs, byUrl: new Map([...theirs.byUrl, ...missed]) }
}
