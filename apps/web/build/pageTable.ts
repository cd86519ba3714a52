import { fileURLToPath } from 'node:url'
import { ASSETS_PATH, PIECES_PATH } from '@musi/api/paths'
import { PLAIN_PAGES, type PageName } from '@musi/domain/url/page'
import { runnerImport } from 'vite'
import { classNames } from './classNames.ts'

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/**
 * Path of each page, for the boot script's lookup, where the first match wins. A star matches one
 * segment of a path.
 */
export const PLACES: readonly (readonly [path: string, page: PageName, sketch?: string])[] = [
  ...Object.entries(PLAIN_PAGES),
  ['/add', 'add'],
  ['/add/*', 'add'],
  ['/add/*/*', 'add', 'addBoth'],
  ['/create', 'create'],
  ['/create/*', 'create'],
  ['/create/*/*', 'create'],
  ['/remove/v1/*', 'removeV1'],
  ['/remove/*/*', 'remove'],
  ['/migrate/v1/*', 'migrateV1Position'],
  ['/uni/*/*', 'uniPool'],
  ['/vote/*', 'proposal'],
  ['/account/*', 'account'],
  ['/nft/*', 'collection'],
  ['/nft/*/*', 'piece'],
  ['/charts/token/*', 'chartsToken'],
  ['/charts/pool/*', 'chartsPool'],
  ['/artist/*', 'artist'],
  ['/song/*', 'song'],
  ['/explorer', 'explorer'],
  ['/explorer/tx/*', 'explorerTx'],
  ['/explorer/address/*', 'explorerAddress'],
  ['/explorer/account/*', 'explorerAddress'],
  ['/explorer/pair/*', 'explorerAddress'],
  ['/explorer/token/*', 'explorerToken'],
  ['/explorer/block/*', 'explorerBlock'],
]

/**
 * Requests for data with a page's largest pictures. They are sent together with the requests for
 * the page's scripts, not by those scripts. Each must equal the request that the page makes, or the
 * data would be requested twice. `{owner}` is the owner of the marketplace listing.
 */
export const EARLY_ANSWERS: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  nft: [PIECES_PATH],
  dropzone: ['offset=0&limit=6', 'offset=6&limit=18'].map(
    (page) => `${ASSETS_PATH}?owner={owner}&order_direction=desc&${page}`,
  ),
}

type Load = () => unknown
type Routes = { ROUTES: Readonly<Record<PageName, { load: Load | string }>> }
type LateScreens = { LATE_SCREENS: Readonly<Record<string, Load>> }
type Sketches = { PAGE_SKETCHES: Readonly<Record<string, unknown>> }

const imported = async <Module>(path: string) =>
  (await runnerImport<Module>(source(path), { plugins: [classNames] })).module

/** Rows for the boot script: the path, the page and its sketch, if it has one. */
export async function bootPlaces(): Promise<readonly (readonly string[])[]> {
  const { PAGE_SKETCHES } = await imported<Sketches>('app/sketch/pageSketches.tsx')
  return PLACES.map(([path, page, sketch = page]) => (sketch in PAGE_SKETCHES ? [path, page, sketch] : [path, page]))
}

/** Extracts the path of the import in a page's load function. */
function importedFile(page: string, load: Load | undefined): string {
  const path = /import\w*\(["'](?:\.\.|[^"']*\/src)(\/[^"']+)["']\)/.exec(String(load))?.[1]
  if (path === undefined) throw new Error(`The page table does not say what ${page} loads.`)
  return path
}

const LATE_FILE = '/app/lateScreens.ts'

/** Files that each page in the page table loads, its own file first. */
export async function pageModules(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { ROUTES } = await imported<Routes>('app/routes.tsx')
  const { LATE_SCREENS } = await imported<LateScreens>('app/lateScreens.ts')
  return new Map(
    Object.entries(ROUTES).map(([page, { load }]) => [
      page,
      typeof load === 'string' ? [importedFile(page, LATE_SCREENS[load]), LATE_FILE] : [importedFile(page, load)],
    ]),
  )
}
