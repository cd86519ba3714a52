import { fileURLToPath } from 'node:url'

type Context = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const fromSource = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
const ENTRY = fromSource('main.tsx')
/** The page that most people come for, and what the other pages of the exchange stand on as well. */
const EXCHANGE = fromSource('features/swap/SwapPage.tsx')
const isReact = (id: string) => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id)

/**
 * Names the file that a module goes into. Our own code that the entry needs before anything can be used is one, and React, which
 * changes seldom, another. Left alone, whatever a late part needs too would be a file of its own: dozens of requests for a first
 * visit. Libraries are left alone: what the entry imports of them is a small part of what it reaches.
 */
export function firstLoad() {
  let entryModules: ReadonlySet<string> | undefined
  let exchange: ReadonlySet<string> | undefined

  function reachableFrom(context: Context, from: string): ReadonlySet<string> {
    const seen = new Set([from])
    for (const id of seen) for (const next of context.getModuleInfo(id)?.importedIds ?? []) seen.add(next)
    return seen
  }

  return (id: string, context: Context): string | null => {
    entryModules ??= reachableFrom(context, ENTRY)
    exchange ??= reachableFrom(context, EXCHANGE)
    if (entryModules.has(id)) {
      if (isReact(id)) return 'react'
      return id.includes('/node_modules/') ? null : 'first'
    }
    return exchange.has(id) && !id.includes('/node_modules/') ? 'exchange' : null
  }
}
