import { fileURLToPath } from 'node:url'
import { drawnStyles } from './classNames.ts'

type Context = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const fromSource = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
const ENTRY = fromSource('main.tsx')
/** The most visited page, whose code the other exchange pages share. */
const EXCHANGE = fromSource('features/swap/SwapPage.tsx')
const isReact = (id: string) => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id)

/**
 * Names the chunk of a module. Our own code that the entry needs is one chunk, and React, which
 * seldom changes, another. By default, every module shared with a lazy part would be a chunk: dozens of requests for a first
 * visit. Libraries are left to the bundler: the entry uses only a small part of what it reaches.
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
    // Of a page that comes later, but seen before any script runs.
    if (drawnStyles.has(id)) return 'first'
    if (entryModules.has(id)) {
      if (isReact(id)) return 'react'
      return id.includes('/node_modules/') ? null : 'first'
    }
    return exchange.has(id) && !id.includes('/node_modules/') ? 'exchange' : null
  }
}
