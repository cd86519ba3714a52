import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drawnStyles } from './classNames.ts'
import type { ModuleGraph } from './moduleGraph.ts'
import { sharedChunks } from './sharedChunks.ts'

/** Throws if the file has moved, because it would otherwise end up in another chunk unnoticed. */
function fromSource(path: string): string {
  const file = fileURLToPath(new URL(`../src/${path}`, import.meta.url))
  if (!existsSync(file)) throw new Error(`${path} is listed in firstLoad.ts, but does not exist.`)
  return file
}
const ENTRY = fromSource('main.tsx')
const SWAP = fromSource('features/swap/SwapPage.tsx')
const POOL = fromSource('features/liquidity/PoolPage.tsx')
/**
 * The jukebox reads tokens and amounts as the swap and the forms do, but must not load the code
 * that only they need.
 */
const JUKEBOX = fromSource('features/jukebox/JukeboxPage.tsx')
/** Pages where amounts are typed, approved and sent as on the swap. */
const FORMS = ['features/liquidity/AddPage.tsx', 'features/liquidity/RemovePage.tsx'].map(fromSource)
/**
 * Chunks that every page loads after its own, in this order: content below the fold, token units,
 * watchers, and the code that a first click needs.
 */
const STAGES = new Map(
  Object.entries({
    below: [
      'shell/navigation/MainNavigation.tsx',
      'shell/frame/Footer.tsx',
      'shell/bar/BottomBar.tsx',
      'shell/navigation/PlaceList.tsx',
    ],
    units: [
      '../platform/tokens/catalogue/watchTokenUnits.ts',
      '../platform/tokens/catalogue/tokenTrust.ts',
      '../platform/tokens/artists/fetchArtists.ts',
    ],
    after: [
      'arrival/prefetchParts.ts',
      'shell/frame/ModalMissing.tsx',
      '../platform/page/trouble/selfTest.ts',
      '../platform/tokens/collectibles/order/watchOwnOrders.ts',
      '../platform/tokens/token-lists/watchLists.ts',
      '../platform/tokens/token-lists/openListWorker.ts',
    ],
    opened: [
      'wallet/WalletModal.tsx',
      '../platform/tokens/token-select/TokenSelect.tsx',
      '../platform/tokens/catalogue/tokenSearchIndex.ts',
      'shell/bar/MenuPanel.tsx',
      'shell/settings/SettingsPanel.tsx',
    ],
  }).map(([stage, files]) => [stage, files.map((file) => fromSource(`app/${file}`))] as const),
)
const isPage = (id: string) => id.endsWith('Page.tsx')
/** Parts that a page shows at once, without a click. */
const SHOWN_AT_ONCE = new Set(
  [
    'app/lateScreens.ts',
    'features/swap/form/PopularArtists.tsx',
    'platform/page/artwork/Cover.tsx',
    'platform/tokens/amount-input/ColourEdge.tsx',
  ].map(fromSource),
)
/** Code for remote wallets and our own loads only when one is chosen. */
const isChosenWallet = (id: string) =>
  /\/wallet\/remote\/|\/chain\/src\/passkey\/|\/open(?:Late|Other)Wallet\.ts$|\/openPasskey\.ts$/.test(id)
/** The base of every script: React, the hash function and the bundler's runtime. */
const isBase = (id: string) =>
  /\/node_modules\/(?:react|react-dom|scheduler)\/|\/@noble\/hashes\/(?:sha3|utils|_u64)\.js$/.test(id)
const RUNTIME = '\0rolldown/runtime.js'

type Reach = {
  entry: ReadonlySet<string>
  swap: ReadonlySet<string>
  pool: ReadonlySet<string>
  jukebox: ReadonlySet<string>
  forms: ReadonlySet<string>[]
  stages: ReadonlySet<string>
}

function reachableFrom(context: ModuleGraph, ...from: readonly string[]): ReadonlySet<string> {
  const reached = new Set(from)
  for (const id of reached) for (const next of context.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  return reached
}

/**
 * Groups the code that money pages share into a few chunks: their reads, their forms, and the code
 * of the swap alone.
 */
function chunkOf(id: string, { swap, pool, jukebox, forms, stages }: Reach): string | null {
  const isForm = forms.some((form) => form.has(id))
  const importingPages = [pool, ...forms].filter((page) => page.has(id))
  // Every page loads the stages, so they must not pull in code that only one page needs.
  const isStaged = stages.has(id)
  if (swap.has(id)) return isStaged || pool.has(id) || jukebox.has(id) ? 'exchange' : isForm ? 'form' : 'swap'
  if (importingPages.length > 1) return isStaged ? 'exchange' : 'liquidity'
  return forms[0]?.has(id) === true ? 'add' : null
}

/**
 * Names the chunk of a module. Our own code that the entry needs is one chunk, and React, which
 * seldom changes, another. By default, every module shared with a lazy part would be a chunk: dozens of requests for a first
 * visit. sharedChunks.ts splits code that only lazy parts share. Libraries are left to the bundler: the entry uses only a small part of what it reaches.
 */
export function firstLoad() {
  let reach: Reach | undefined
  let lateChunks: ReadonlyMap<string, string> | undefined

  return (id: string, context: ModuleGraph): string | null => {
    reach ??= {
      entry: reachableFrom(context, ENTRY),
      swap: reachableFrom(context, SWAP),
      pool: reachableFrom(context, POOL),
      jukebox: reachableFrom(context, JUKEBOX),
      forms: FORMS.map((form) => reachableFrom(context, form)),
      stages: reachableFrom(context, ...[...STAGES.values()].flat()),
    }
    // Styles of a part that loads late, but is drawn in the HTML before any script runs.
    if (drawnStyles.has(id)) return 'first'
    const currentReach = reach
    lateChunks ??= sharedChunks(context, ENTRY, {
      assignedChunk: (each) => chunkOf(each, currentReach),
      stages: STAGES,
      isPage,
      isEager: (each) => isPage(each) || SHOWN_AT_ONCE.has(each),
      isOwnChunk: isChosenWallet,
    })
    if (id === RUNTIME) return 'react'
    const isLibrary = id.includes('/node_modules/')
    if (reach.entry.has(id)) {
      if (isBase(id)) return 'react'
      return isLibrary ? null : 'first'
    }
    return isLibrary ? null : (chunkOf(id, reach) ?? lateChunks.get(id) ?? null)
  }
}
