import { basename } from 'node:path'
import { type Piece, mergePieces } from './mergePieces.ts'
import type { ModuleGraph } from './moduleGraph.ts'

/** What a library brings, roughly: the bundler takes of it what is used. */
const LIBRARY_BYTES = 12_000
const libraryOf = (id: string): string | undefined => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]

/** All modules that an entry needs at once, without libraries. */
function reachOf(graph: ModuleGraph, entry: string): ReadonlySet<string> {
  const all = new Set([entry])
  for (const id of all)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) if (libraryOf(next) === undefined) all.add(next)
  return all
}

/** Our own modules that are imported while the page lives, in the order of their names. */
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
  /** The piece of a module that has one already. */
  pieceOf: (id: string) => string | null
  /** The piece that a late part comes in with others, by which it is always followed. */
  together: ReadonlyMap<string, string>
}

/** As the bundler would cut them: a piece for each set of late parts that share something. */
function cutModules(users: ReadonlyMap<string, readonly string[]>, { pieceOf, together }: Wishes) {
  const cuts = new Map<string, Cut>()
  for (const [id, entries] of users) {
    const companies = new Set(entries.map((entry) => together.get(entry) ?? entry))
    const [company] = companies
    const isLate = entries.includes(id)
    const own = pieceOf(id) ?? (isLate ? (together.get(id) ?? id) : companies.size === 1 ? company : null)
    const name = own ?? entries.join()
    const cut = cuts.get(name) ?? { isFixed: own !== null, ids: [], entries: new Set() }
    cuts.set(name, cut)
    cut.ids.push(id)
    for (const entry of entries) cut.entries.add(entry)
  }
  return cuts
}

/**
 * The piece of each module that several late parts share. Left to the bundler there are some of a hundred bytes, and a screen takes a
 * hundred and fifty requests, while the page lists the hash of every file.
 */
export function sharedPieces(graph: ModuleGraph, main: string, wishes: Wishes): ReadonlyMap<string, string> {
  const first = reachOf(graph, main)
  const reached = new Map<string, string[]>()
  for (const entry of lateEntries(graph, main, first))
    for (const id of reachOf(graph, entry)) if (!first.has(id)) reached.set(id, [...(reached.get(id) ?? []), entry])
  const users = new Map([...reached].toSorted(([one], [other]) => (one < other ? -1 : 1)))

  const cuts = cutModules(users, wishes)
  const cutOf = new Map([...cuts].flatMap(([name, { ids }]) => ids.map((id) => [id, name] as const)))
  const bytesOf = (id: string) => graph.getModuleInfo(id)?.code?.length ?? 0
  const importsOf = ({ ids }: Cut) => ids.flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? [])
  const pieces = [...cuts].map(([name, cut]): Piece => {
    const imports = new Set(importsOf(cut).flatMap((id) => libraryOf(id) ?? cutOf.get(id) ?? []))
    imports.delete(name)
    const bytes = cut.ids.reduce((sum, id) => sum + bytesOf(id), 0)
    return { name, bytes, imports: [...imports], entries: [...cut.entries], fixed: cut.isFixed }
  })
  for (const name of new Set([...cuts.values()].flatMap((cut) => importsOf(cut).flatMap((id) => libraryOf(id) ?? []))))
    pieces.push({ name, bytes: LIBRARY_BYTES, imports: [], entries: [], fixed: true })

  const merged = new Map<string, string[]>()
  for (const [name, piece] of mergePieces(pieces))
    merged.set(piece, [...(merged.get(piece) ?? []), ...(cuts.get(name)?.ids ?? [])])
  const companies = new Set(wishes.together.values())
  return new Map([...named([...merged.values()], bytesOf), ...[...cutOf].filter(([, name]) => companies.has(name))])
}

/** Each piece is named after the largest of its modules. */
function named(pieces: readonly (readonly string[])[], bytesOf: (id: string) => number): ReadonlyMap<string, string> {
  const taken = new Map<string, number>()
  return new Map(
    pieces.flatMap((ids) => {
      const largest = ids.reduce((best, id) => (bytesOf(id) > bytesOf(best) ? id : best))
      const base = `${basename(largest).split('.')[0]}-etc`
      const count = (taken.get(base) ?? 0) + 1
      taken.set(base, count)
      return ids.map((id) => [id, count === 1 ? base : `${base}${count}`] as const)
    }),
  )
}
