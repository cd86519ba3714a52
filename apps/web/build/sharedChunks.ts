import { basename } from 'node:path'
import { type Chunk, mergeChunks } from './mergeChunks.ts'
import type { ModuleGraph } from './moduleGraph.ts'

/** Rough size of a library. Its real size is unknown, because the bundler keeps only the used parts. */
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
  const reachableIds = new Set([main])
  const late = new Set<string>()
  for (const id of reachableIds) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const next of [...importedIds, ...dynamicallyImportedIds])
      if (libraryOf(next) === undefined) reachableIds.add(next)
    for (const next of dynamicallyImportedIds) if (!first.has(next) && libraryOf(next) === undefined) late.add(next)
  }
  return [...late].toSorted()
}

type ModuleGroup = { isFixed: boolean; ids: string[]; entries: Set<string> }

export type ChunkOptions = {
  /** The chunk that a module is already assigned to; null if none. */
  assignedChunk: (id: string) => string | null
  /** Lazy parts that every visit loads after its page, by stage. Their chunk is named after the stage. */
  stages: ReadonlyMap<string, readonly string[]>
  /** True if a lazy part is a page, whose chunk has its name. */
  isPage: (id: string) => boolean
  /** True if a lazy part is loaded before the stages. */
  isEager: (id: string) => boolean
  /** True if a lazy part has its own chunk, with only what no other part needs. */
  isOwnChunk: (id: string) => boolean
}

/** Groups modules as the bundler would: a group for each set of lazy parts that share them. */
function groupModules(
  users: ReadonlyMap<string, readonly string[]>,
  { assignedChunk, stages, isPage, isOwnChunk }: ChunkOptions,
) {
  const stageOf = new Map([...stages].flatMap(([stage, parts]) => parts.map((part) => [part, stage] as const)))
  const groups = new Map<string, ModuleGroup>()
  for (const [id, entries] of users) {
    const owners = new Set(entries.map((entry) => stageOf.get(entry) ?? entry))
    const [only] = owners
    const owner = entries.includes(id) ? (stageOf.get(id) ?? id) : owners.size === 1 ? only : undefined
    const assigned = assignedChunk(id)
    const name = assigned ?? owner ?? entries.join()
    const isFixed = assigned !== null || (owner !== undefined && (isPage(owner) || isOwnChunk(owner)))
    const group = groups.get(name) ?? { isFixed, ids: [], entries: new Set() }
    groups.set(name, group)
    group.ids.push(id)
    for (const entry of entries) group.entries.add(entry)
  }
  return groups
}

/**
 * Visits to optimise for. Parts visible at once are loaded before the stages, and any other part
 * after all of them. The first load, which keeps the user waiting, counts as much as all later ones
 * together.
 */
function visitsOf(entries: readonly string[], { stages, isEager }: ChunkOptions): readonly (readonly string[])[] {
  const parts = [...stages.values()]
  const all = parts.flat()
  return entries
    .filter((entry) => !all.includes(entry))
    .flatMap((entry) =>
      isEager(entry)
        ? parts.flatMap((_, count) => [[entry], [entry, ...parts.slice(0, count + 1).flat()]])
        : [[entry, ...all]],
    )
}

/**
 * The chunk of each module that is loaded late. The bundler by itself would create hundreds of
 * chunks, some of a hundred bytes, so that a screen would take a hundred and fifty requests, and
 * the page would list the hash of each.
 */
export function sharedChunks(graph: ModuleGraph, main: string, wishes: ChunkOptions): ReadonlyMap<string, string> {
  const first = reachOf(graph, main)
  const reached = new Map<string, string[]>()
  const entries = lateEntries(graph, main, first)
  for (const entry of entries)
    for (const id of reachOf(graph, entry)) if (!first.has(id)) reached.set(id, [...(reached.get(id) ?? []), entry])
  const users = new Map([...reached].toSorted(([one], [other]) => (one < other ? -1 : 1)))

  const groups = groupModules(users, wishes)
  const groupOf = new Map([...groups].flatMap(([name, { ids }]) => ids.map((id) => [id, name] as const)))
  const bytesOf = (id: string) => graph.getModuleInfo(id)?.code?.length ?? 0
  const importsOf = ({ ids }: ModuleGroup) => ids.flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? [])
  const chunks = [...groups].map(([name, group]): Chunk => {
    const imports = new Set(importsOf(group).flatMap((id) => libraryOf(id) ?? groupOf.get(id) ?? []))
    imports.delete(name)
    const bytes = group.ids.reduce((sum, id) => sum + bytesOf(id), 0)
    return {
      name,
      bytes,
      imports: [...imports],
      entries: [...group.entries],
      isFixed: group.isFixed,
      isTimed: wishes.stages.has(name),
    }
  })
  for (const name of new Set(
    [...groups.values()].flatMap((group) => importsOf(group).flatMap((id) => libraryOf(id) ?? [])),
  ))
    chunks.push({ name, bytes: LIBRARY_BYTES, imports: [], entries: [], isFixed: true, isTimed: false })

  const merged = new Map<string, string[]>()
  for (const [name, chunk] of mergeChunks(chunks, visitsOf(entries, wishes)))
    merged.set(chunk, [...(merged.get(chunk) ?? []), name])
  return nameChunks(groups, [...merged.values()], { ...wishes, bytesOf })
}

/** Names each chunk after its stage or its largest module. */
function nameChunks(
  groups: ReadonlyMap<string, ModuleGroup>,
  chunks: readonly (readonly string[])[],
  { stages, bytesOf }: Pick<ChunkOptions, 'stages'> & { bytesOf: (id: string) => number },
): ReadonlyMap<string, string> {
  const counts = new Map<string, number>()
  return new Map(
    chunks.flatMap((names) => {
      const ids = names.flatMap((name) => groups.get(name)?.ids ?? [])
      const largest = ids.reduce((best, id) => (bytesOf(id) > bytesOf(best) ? id : best))
      const base = names.find((name) => stages.has(name)) ?? `${basename(largest).split('.')[0]}-etc`
      const count = (counts.get(base) ?? 0) + 1
      counts.set(base, count)
      return ids.map((id) => [id, count === 1 ? base : `${base}${count}`] as const)
    }),
  )
}
