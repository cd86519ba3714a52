import type { Address } from '@musi/domain/address'
import { heads, subscribe as subscribeHeads } from '#platform/session/chain/heads.ts'
import { perVisit } from '#platform/page/visit/visit.ts'
import { visitValue } from '#platform/page/visit/visitValue.ts'
import type { Artist } from './artist.ts'

/** `failed`: the artists could not be read yet. */
export type ArtistFeed =
  | { readonly kind: 'reading' | 'failed'; readonly artists: ReadonlyMap<Address, Artist> }
  | {
      readonly kind: 'read'
      readonly artists: ReadonlyMap<Address, Artist>
      /** Block of the data while our server cannot read the chain; null while it can. */
      readonly staleSince: number | null
    }

const NO_ARTISTS: ReadonlyMap<Address, Artist> = new Map()
/** Minimum interval of the refreshes that new blocks trigger. */
const MIN_INTERVAL_MS = 10_000

const value = visitValue((): ArtistFeed => ({ kind: 'reading', artists: NO_ARTISTS }))
const loadState = perVisit(() => ({ text: '', loading: false, loadedMs: 0 }))

/**
 * Tokens that artists created on this site. Unlike token lists, they are live and have no versions
 * (spec: artist-tokens.feed).
 */
export const artistFeed = { get: value.get, subscribe: value.subscribe, begin: perVisit(begin) }

export const artistOf = (address: Address): Artist | null => value.get().artists.get(address) ?? null

function begin(): void {
  subscribeHeads(() => {
    if (heads().head !== null && performance.now() - loadState().loadedMs >= MIN_INTERVAL_MS) void load()
  })
  void load()
}

async function load(): Promise<void> {
  const now = loadState()
  if (now.loading) return
  Object.assign(now, { loading: true, loadedMs: performance.now() })
  try {
    // Loaded on demand, to keep it out of the page's first load.
    const { fetchArtists } = await import('./fetchArtists.ts')
    const pages = await fetchArtists()
    if (now !== loadState()) return
    const text = JSON.stringify(pages)
    if (value.get().kind === 'read' && text === now.text) return
    now.text = text
    const artists = new Map(pages.flatMap((page) => page.artists.map((artist) => [artist.token.address, artist])))
    value.set({ kind: 'read', artists, staleSince: pages.at(-1)?.staleSince ?? null })
  } catch (error) {
    // oxlint-disable-next-line no-console
    console.debug('The artists could not be read.', error)
    // An earlier answer stays, because it states its own age.
    if (now === loadState() && value.get().kind !== 'read') value.set({ kind: 'failed', artists: NO_ARTISTS })
  } finally {
    now.loading = false
  }
}
