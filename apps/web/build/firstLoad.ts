import { fileURLToPath } from 'node:url'

type Context = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const ENTRY = fileURLToPath(new URL('../src/main.tsx', import.meta.url))
const isReact = (id: string) => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id)

/**
 * Names the file that a module goes into. Our own code that the entry needs before anything can be used is one, and React, which
 * changes seldom, another. Left alone, whatever a late part needs too would be a file of its own: dozens of requests for a first
 * visit. Libraries are left alone: what the entry imports of them is a small part of what it reaches.
 */
export function firstLoad() {
  let needed: ReadonlySet<string> | undefined

  function reached(context: Context): ReadonlySet<string> {
    const seen = new Set([ENTRY])
    for (const id of seen) for (const next of context.getModuleInfo(id)?.importedIds ?? []) seen.add(next)
    return seen
  }

  return (id: string, context: Context): string | null => {
    needed ??= reached(context)
    if (!needed.has(id)) return null
    if (isReact(id)) return 'react'
    return id.includes('/node_modules/') ? null : 'first'
  }
}
