import { basename } from 'node:path'
import { type Piece, mergePieces } from './mergePieces.ts'
import type { ModuleGraph } from './moduleGraph.ts'

/** Rough size of a library, since the bundler keeps only the used parts. */
const LIBRARY_BYTES = 12_000
const libraryOf = (id: string): string | undefined => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]

/** All modules that an entry imports statically, without libraries. */
function reachOf(graph: ModuleGraph, entry: string): ReadonlySet<string> {
  const all = new Set([entry])
  for (const id of all)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) if (libraryOf(next) === undefined) all.add(next)
  return all
}

/** Our own modules that are imported dynamically, sorted by name. */
function lateEntries(graph: ModuleGraph, main: string, first: ReadonlySet<string>): readonly string[] {
  const seen = new Set([main])
  const late = new Set<string>()
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const next of [...importedIds, ...dynamicallyImportedIds]) if (libraryOf(next) === undefined) seen.add(next)
    for (const next of dynamicallyImportedIds) if (!first.has(next) && libraryOf(next) === undefined) late.add(next)
  }
  return [...late].toSorted()
}

type Cut = { isFixed: boolean; ids: string[]; entries: Set<string> }

export type Wishes = {
  /** The chunk that a module is already assigned to; null if none. */
  pieceOf: (id: string) => string | null
  /** Lazy parts that every visit loads after its page, by stage; the stage is the name of their chunk. */
  stages: ReadonlyMap<string, readonly string[]>
  /** True if a lazy part is a page, whose chunk has its name. */
  isPage: (id: string) => boolean
  /** True if a lazy part is loaded before the stages. */
  isAtOnce: (id: string) => boolean
  /** True if a lazy part has its own chunk, with only what no other part needs. */
  isAlone: (id: string) => boolean
}

/** Groups modules as the bundler would: a group for each set of lazy parts that share them. */
function groupModules(users: ReadonlyMap<string, readonly string[]>, { pieceOf, stages, isPage, isAlone }: Wishes) {
  const stageOf = new Map([...stages].flatMap(([stage, parts]) => parts.map((part) => [part, stage] as const)))
  const cuts = new Map<string, Cut>()
  for (const [id, entries] of users) {
    const owners = new Set(entries.map((entry) => stageOf.get(entry) ?? entry))
    const [only] = owners
    const owner = entries.includes(id) ? (stageOf.get(id) ?? id) : owners.size === 1 ? only : undefined
    const assigned = pieceOf(id)
    const name = assigned ?? owner ?? entries.join()
    const isFixed = assigned !== null || (owner !== undefined && (isPage(owner) || isAlone(owner)))
    const cut = cuts.get(name) ?? { isFixed, ids: [], entries: new Set() }
    cuts.set(name, cut)
    cut.ids.push(id)
    for (const entry of entries) cut.entries.add(entry)
  }
  return cuts
}

/**
 * Parts visible at once are loaded before the stages, and any other part after all of them. The first load, for which
 * somebody waits, counts as much as all later ones.
 */
function visitsOf(entries: readonly string[], { stages, isAtOnce }: Wishes): readonly (readonly string[])[] {
  const parts = [...stages.values()]
  const all = parts.flat()
  return entries
    .filter((entry) => !all.includes(entry))
    .flatMap((entry) =>
      isAtOnce(entry)
        ? parts.flatMap((_, count) => [[entry], [entry, ...parts.slice(0, count + 1).flat()]])
        : [[entry, ...all]],
    )
}

/**
 * The piece of each module that comes late. Left to the bundler there are hundreds, some of a hundred bytes, and a screen takes a
 * hundred and fifty requests, while the page lists the hash of every file.
 */
export function sharedPieces(graph: ModuleGraph, main: string, wishes: Wishes): ReadonlyMap<string, string> {
  const first = reachOf(graph, main)
  const reached = new Map<string, string[]>()
  const entries = lateEntries(graph, main, first)
  for (const entry of entries)
    for (const id of reachOf(graph, entry)) if (!first.has(id)) reached.set(id, [...(reached.get(id) ?? []), entry])
  const users = new Map([...reached].toSorted(([one], [other]) => (one < other ? -1 : 1)))

  const cuts = groupModules(users, wishes)
  const cutOf = new Map([...cuts].flatMap(([name, { ids }]) => ids.map((id) => [id, name] as const)))
  const bytesOf = (id: string) => graph.getModuleInfo(id)?.code?.length ?? 0
  const importsOf = ({ ids }: Cut) => ids.flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? [])
  const pieces = [...cuts].map(([name, cut]): Piece => {
    const imports = new Set(importsOf(cut).flatMap((id) => libraryOf(id) ?? cutOf.get(id) ?? []))
    imports.delete(name)
    const bytes = cut.ids.reduce((sum, id) => sum + bytesOf(id), 0)
    return {
      name,
      bytes,
      imports: [...imports],
      entries: [...cut.entries],
      fixed: cut.isFixed,
      timed: wishes.stages.has(name),
    }
  })
  for (const name of new Set([...cuts.values()].flatMap((cut) => importsOf(cut).flatMap((id) => libraryOf(id) ?? []))))
    pieces.push({ name, bytes: LIBRARY_BYTES, imports: [], entries: [], fixed: true, timed: false })

  const merged = new Map<string, string[]>()
  for (const [name, piece] of mergePieces(pieces, visitsOf(entries, wishes)))
    merged.set(piece, [...(merged.get(piece) ?? []), name])
  return nameChunks(cuts, [...merged.values()], { ...wishes, bytesOf })
}

/** Names each chunk after its stage or its largest module. */
function nameChunks(
  cuts: ReadonlyMap<string, Cut>,
  pieces: readonly (readonly string[])[],
  { stages, bytesOf }: Pick<Wishes, 'stages'> & { bytesOf: (id: string) => number },
): ReadonlyMap<string, string> {
  const taken = new Map<string, number>()
  return new Map(
    pieces.flatMap((names) => {
      const ids = names.flatMap((name) => cuts.get(name)?.ids ?? [])
      const largest = ids.reduce((best, id) => (bytesOf(id) > bytesOf(best) ? id : best))
      const base = names.find((name) => stages.has(name)) ?? `${basename(largest).split('.')[0]}-etc`
      const count = (taken.get(base) ?? 0) + 1
      taken.set(base, count)
      return ids.map((id) => [id, count === 1 ? base : `${base}${count}`] as const)
    }),
  )
}
