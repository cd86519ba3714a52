import type { ChainSong, Song } from '@musi/api/music/songs'
import { SOUNDS_PATH } from '@musi/api/paths'
import { songStage } from '@musi/domain/music/songStage'
import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import type { SongTables } from '#music/songs/songTables.ts'
import { nowSeconds } from '#platform/clock.ts'
import { isSongHidden } from '#music/songs/isSongHidden.ts'
import { withDetails } from '#music/songs/songDetails.ts'
import type { ReachNeeds } from './reachNeeds.ts'
import type { TokenName } from './tokenNames.ts'

type SongNeeds = Pick<ReachNeeds, 'index' | 'database' | 'moderation' | 'heads' | 'clock' | 'names'>

/** A song that may be named outside the product, with sanitized texts. */
export type PublicSong = {
  readonly song: Song & { readonly about: NonNullable<Song['about']> }
  readonly title: string
  readonly artist: string
  readonly token: TokenName | null
  /** The path of the public sample; null for none. */
  readonly sample: string | null
}

/** Songs of a query that may be named outside the product, in query order; null if they cannot be read now. */
export async function publicSongs(
  needs: SongNeeds,
  query: { artist: string | null; song: string | null; before: { block: number; log: number } | null },
): Promise<{ songs: readonly PublicSong[]; rows: readonly ChainSong[]; isLast: boolean } | null> {
  const [page, tables] = await Promise.all([
    needs.index.query<'songs'>({ kind: 'songs', ...query }),
    needs.database.tables<SongTables>(),
  ])
  if (page === null || page.isTooMuch || tables === null) return null
  const songs = await withDetails(tables, page.rows, needs.moderation)
  // No head is known while no page is open. If this server's clock is slow, a song merely appears
  // later.
  const chainSeconds = needs.heads.latest()?.head.timeSeconds ?? nowSeconds(needs.clock)
  return {
    songs: songs.map((song) => publicSong(needs, song, chainSeconds)).filter((song) => song !== null),
    rows: page.rows,
    isLast: page.isLast,
  }
}

/** True if everybody may know a song; before its opening only its early listeners do. */
export function isOpened(
  { isRetired, opensAtSeconds }: Pick<ChainSong, 'isRetired' | 'opensAtSeconds'>,
  chainSeconds: number,
): boolean {
  const stage = songStage({ isRetired, opensAtSeconds: BigInt(opensAtSeconds) }, false, chainSeconds)
  return stage === 'public' || stage === 'retired'
}

/** Returns null for a song that is withdrawn or hidden, not open yet, without texts, registered earlier by another artist, or imitating a name. */
function publicSong(
  needs: Pick<SongNeeds, 'names' | 'moderation'>,
  song: Song,
  chainSeconds: number,
): PublicSong | null {
  const names = needs.names()
  const { about, isWithdrawn, first, artist } = song
  if (about === null || isWithdrawn || first !== null || isSongHidden(needs.moderation, song)) return null
  if (!isOpened(song, chainSeconds)) return null
  const name = safeText(about.artist_name, SONG_LIMITS.artist_name)
  if (name === '' || names.isImitation(name, artist)) return null
  const title = safeText(about.song_title, SONG_LIMITS.song_title)
  if (title === '') return null
  const preview = about.sound?.preview?.address ?? null
  // A sample can be taken down by itself.
  const isSampleTaken = needs.moderation.has(preview === null ? null : preview.slice(SOUNDS_PATH.length + 1))
  const sample = isSampleTaken ? null : preview
  return { song: { ...song, about }, title, artist: name, token: names.of(song.token), sample }
}
