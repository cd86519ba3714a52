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
      /** The block that this is from, where our server cannot read the chain; null while it can. */
      readonly staleSince: number | null
    }

const NONE: ReadonlyMap<Address, Artist> = new Map()
/** With a new block, but not with each of them. */
const AT_LEAST_MS = 10_000

const value = visitValue((): ArtistFeed => ({ kind: 'reading', artists: NONE }))
const visit = perVisit(() => ({ text: '', loading: false, loadedMs: 0 }))

/** The tokens that artists made here, beside the token lists: live, and without version or notice (spec: artist-tokens.feed). */
export const artistFeed = { get: value.get, subscribe: value.subscribe, begin: perVisit(begin) }

export const artistOf = (address: Address): Artist | null => value.get().artists.get(address) ?? null

function begin(): void {
  subscribeHeads(() => {
    if (heads().head !== null && performance.now() - visit().loadedMs >= AT_LEAST_MS) void load()
  })
  void load()
}

async function load(): Promise<void> {
  const now = visit()
  if (now.loading) return
  Object.assign(now, { loading: true, loadedMs: performance.now() })
  try {
    // Loaded with the first need, which the first load of a page is not.
    const { fetchArtists } = await import('./fetchArtists.ts')
    const pages = await fetchArtists()
    if (now !== visit()) return
    const text = JSON.stringify(pages)
    if (value.get().kind === 'read' && text === now.text) return
    now.text = text
    const artists = new Map(pages.flatMap((page) => page.artists.map((artist) => [artist.token.address, artist])))
    value.set({ kind: 'read', artists, staleSince: pages.at(-1)?.staleSince ?? null })
  } catch (error) {
    // oxlint-disable-next-line no-console
    console.debug('The artists could not be read.', error)
    // An older answer is better than none; the server says in it how old it is.
    if (now === visit() && value.get().kind !== 'read') value.set({ kind: 'failed', artists: NONE })
  } finally {
    now.loading = false
  }
}
