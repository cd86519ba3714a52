import type { PastAct } from '#platform/tokens/story/pastAct.ts'

type Received = Extract<PastAct, { kind: 'receivePiece' }>

/** Each received piece once, at its latest arrival. Acts are newest first. */
export function receivedPieces(acts: readonly PastAct[]): readonly Received[] {
  const pieces = new Map<string, Received>()
  for (const act of acts) {
    if (act.kind !== 'receivePiece') continue
    const key = `${act.collection} ${act.piece}`
    if (!pieces.has(key)) pieces.set(key, act)
  }
  return [...pieces.values()]
}
