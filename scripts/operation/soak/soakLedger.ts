/** Kinds of acts that a server acknowledges. */
export type ActKind = 'swap' | 'play' | 'order' | 'upload' | 'sign-in' | 'report' | 'decision'

export type Finding = { kind: ActKind; trouble: 'lost' | 'doubled' | 'invented'; id: string; where: string }

/** Acts that servers acknowledged, recorded outside of them. */
export type SoakLedger = {
  acknowledge: (kind: ActKind, id: string) => void
  /** Forgets an act that its user withdrew or a reorganisation removed. */
  release: (kind: ActKind, id: string) => void
  count: (kind: ActKind) => number
  acknowledged: (kind: ActKind) => readonly string[]
  /**
   * Compares with all acts of this kind that a server shows. Acts that were not acknowledged may be shown too, because an answer can be
   * lost, but each at most once; `possible` names all that were ever tried.
   */
  compare: (kind: ActKind, shown: readonly string[], where: string, possible?: ReadonlySet<string>) => Finding[]
}

export function soakLedger(): SoakLedger {
  const ids = new Map<ActKind, Set<string>>()
  const idsOf = (kind: ActKind) => {
    const known = ids.get(kind) ?? new Set()
    ids.set(kind, known)
    return known
  }
  return {
    acknowledge: (kind, id) => void idsOf(kind).add(id),
    release: (kind, id) => void idsOf(kind).delete(id),
    count: (kind) => idsOf(kind).size,
    acknowledged: (kind) => [...idsOf(kind)],
    compare(kind, shown, where, possible) {
      const counts = new Map<string, number>()
      for (const id of shown) counts.set(id, (counts.get(id) ?? 0) + 1)
      const finding = (trouble: Finding['trouble'], id: string): Finding => ({ kind, trouble, id, where })
      return [
        ...[...idsOf(kind)].filter((id) => !counts.has(id)).map((id) => finding('lost', id)),
        ...[...counts].filter(([, count]) => count > 1).map(([id]) => finding('doubled', id)),
        ...[...counts.keys()]
          .filter((id) => possible !== undefined && !possible.has(id))
          .map((id) => finding('invented', id)),
      ]
    },
  }
}
