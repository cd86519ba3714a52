// An artist's songs as our server would return them, from the chain and from later edits.
import { addressBook } from '#testing/chain.ts'
import { eventually } from '#testing/eventually.ts'
import { browserFetch } from '#testing/origin.ts'
import { page } from '#testing/page.ts'

type StudioSong = Record<string, unknown> & { song: string }
type SongOnChain = { song: string; isRetired: boolean; about: Record<string, unknown> } & Record<string, unknown>

const HASH = `0x${'cd'.repeat(32)}`
/** Results of checking a sound, and its arrival time. */
export const SOUND_FIELDS = {
  format: 'wav',
  bytes: 1,
  durationMs: 6000,
  gainDb: 0,
  waveform: '',
  first: null,
  preview: { address: '/sounds/x', startMs: 0, durationMs: 3000 },
  madeAtSeconds: 1,
  changedAtSeconds: 1,
}

export const DRAFT: StudioSong = {
  song: `0x${'11'.repeat(32)}`,
  nonce: '901',
  song_title: 'Unsent Letter',
  artist_name: 'Arlo',
  genre: 'Indie folk',
  description: 'Half a page.',
  released_date: '2026-11-24',
  keys: [],
  supporters: [],
  plan: null,
  stage: 'draft',
  isWithdrawn: false,
  artwork: null,
  contentHash: HASH,
  registered: null,
  unheardPlays: 0,
  ...SOUND_FIELDS,
}

async function readSongsOnChain(account: string): Promise<readonly StudioSong[]> {
  // The history answers 503 until it is indexed.
  const { rows } = await eventually(async () => {
    const answer = await browserFetch(`/api/songs?artist=${account}`, { cache: 'no-store' })
    if (!answer.ok) throw new Error(`The songs of the chain were answered with ${answer.status}.`)
    return (await answer.json()) as { rows: SongOnChain[] }
  })
  return rows.map(({ song, jukebox, about, isRetired, token, cost, opensAtSeconds, contentHash, plays }) => ({
    ...DRAFT,
    ...about,
    song,
    jukebox,
    stage: isRetired ? 'retired' : 'public',
    contentHash,
    registered: { token, cost, opensAtSeconds, contentHash, plays },
    unheardPlays: 2,
  }))
}

/** The token an account's first song is paid in. */
export async function paymentTokenOf(account: string): Promise<string> {
  const [song] = await readSongsOnChain(account)
  return (song?.['registered'] as { token: string } | undefined)?.token ?? ''
}

/** Call after `withStudioServer`, whose drafts it replaces. `others`: songs that are not on chain, or in another state. */
export function withOwnSongs(account: string, others: readonly StudioSong[] = []) {
  const changed = new Map<string, Record<string, unknown> | 'deleted'>()
  let refusal: { status: number; code: string } | null = null
  const all = async () =>
    [...others, ...(await readSongsOnChain(account))].flatMap((song) => {
      const change = changed.get(song.song)
      return change === 'deleted'
        ? []
        : [{ jukebox: addressBook().contracts.jukebox, endsAtSeconds: null, ...song, ...change }]
    })
  page.route(/\/api\/studio\/songs/, async (route) => {
    const id = /songs\/(0x[\da-f]+)/.exec(route.request().url())?.[1]
    if (id === undefined) return route.fulfill({ json: { songs: await all() } })
    if (refusal !== null) return route.fulfill({ status: refusal.status, json: { code: refusal.code } })
    const before = (await all()).find(({ song }) => song === id)
    const change =
      route.request().method() === 'DELETE'
        ? 'deleted'
        : (JSON.parse(route.request().postData()) as Record<string, unknown>)
    const earlier = changed.get(id)
    changed.set(
      id,
      typeof change === 'string' ? change : { ...(typeof earlier === 'object' && earlier), ...change, artwork: null },
    )
    return route.fulfill({ json: { ...before, ...(typeof change === 'string' ? {} : change), artwork: null } })
  })
  return {
    changes: (song: string) => changed.get(song),
    /** Refusal for all later changes and deletions; null for none. */
    refuse: (how: typeof refusal) => void (refusal = how),
  }
}
