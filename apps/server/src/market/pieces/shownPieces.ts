import type { Moderation } from '#moderation/moderation.ts'
import type { ChainPieces } from './cachedPieces.ts'

/** Leaves out hidden pieces. Returns the same reference while the pieces and what is hidden stay the same. */
export function shownPieces({
  isHidden,
  changeCount,
}: Pick<Moderation, 'isHidden' | 'changeCount'>): (all: ChainPieces) => ChainPieces {
  let last: { all: ChainPieces; count: number; shown: ChainPieces } | null = null
  return (all) => {
    const count = changeCount()
    if (last?.all === all && last.count === count) return last.shown
    const pieces = all.pieces.filter(({ collection, id }) => !isHidden({ kind: 'piece', id: `${collection}-${id}` }))
    const shown = pieces.length === all.pieces.length ? all : { ...all, pieces }
    last = { all, count, shown }
    return shown
  }
}
