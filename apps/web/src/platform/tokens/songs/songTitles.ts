import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { perVisit } from '#platform/page/visit/visit.ts'
import { visitListeners } from '#platform/page/visit/visitListeners.ts'

const state = perVisit(() => ({
  titles: new Map<string, string | null>(),
  askedIds: new Set<string>(),
  turn: Promise.resolve(),
}))
const listeners = visitListeners()

export const { subscribe } = listeners

/** Title of a song by its id on chain; null if unknown, or the server has none. */
export const songTitle = (id: string): string | null => state().titles.get(id.toLowerCase()) ?? null

/** Looks up each title once, one after the other; a failed lookup is repeated when the song is next shown. */
export async function lookUpTitle(id: string): Promise<void> {
  const { titles, askedIds } = state()
  const key = id.toLowerCase()
  if (titles.has(key) || askedIds.has(key)) return
  askedIds.add(key)
  state().turn = state().turn.then(() => load(key))
  await state().turn
}

/**
 * One request at a time, because a list of plays contains many songs, and requesting all at once
 * would use up the client's limit.
 */
async function load(key: string): Promise<void> {
  const { titles, askedIds } = state()
  try {
    const { fetchTitle } = await retryOnce(() => import('./fetchTitle.ts'))
    titles.set(key, await fetchTitle(key))
    listeners.notify()
  } catch {
    // The sentence says "a song" meanwhile; the page itself reports an unreachable server.
  } finally {
    askedIds.delete(key)
  }
}
