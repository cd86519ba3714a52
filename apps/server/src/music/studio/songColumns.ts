import { soundPath } from '@musi/api/paths'
import type { SongChange, SongPlan } from '@musi/api/music/studio'
import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { type SongRow, detailsOf } from '../songs/songDetails.ts'
import type { ReadyArtwork, ReadySound } from './studioStore.ts'

const TEXTS = Object.keys(SONG_LIMITS) as (keyof typeof SONG_LIMITS)[]

/** Fields without hidden characters in their texts (case 87); null if a text is then empty. */
export function safeFields<Fields extends Omit<SongChange, 'sound' | 'artwork'>>(fields: Fields): Fields | null {
  const texts = TEXTS.flatMap((name) => {
    const text = fields[name]
    return text === undefined ? [] : [[name, safeText(text, SONG_LIMITS[name])] as const]
  })
  return texts.some(([, text]) => text === '') ? null : { ...fields, ...Object.fromEntries(texts) }
}

export const planColumn = (plan: SongPlan | null) => plan && JSON.stringify(plan)

export function soundColumns(song: string, { row, result }: ReadySound) {
  const { durationMs, gainDb, waveform, preview, format, bytes } = result
  const sound = { address: soundPath(song), isCertified: true, durationMs, gainDb, waveform, preview }
  return {
    sound: JSON.stringify(sound),
    format,
    bytes,
    sound_object: row.object,
    preview_object: row.preview_object,
  }
}

/** Columns that a change sets. `recording` and `picture` are null if the change has no new file. */
export function changedColumns(
  song: string,
  { keys, supporters, plan, artwork, ...texts }: Omit<SongChange, 'sound'>,
  recording: ReadySound | null,
  picture: ReadyArtwork | null,
) {
  return {
    ...texts,
    ...(keys !== undefined && { keys: JSON.stringify(keys) }),
    ...(supporters !== undefined && { supporters: JSON.stringify(supporters) }),
    ...(plan !== undefined && { plan: planColumn(plan) }),
    ...(recording === null ? {} : soundColumns(song, recording)),
    ...(artwork === undefined ? {} : { artwork: picture?.result.address ?? null }),
  }
}

/**
 * Columns of a deleted song: only what paid listeners still need, since the song is hidden from
 * everybody else.
 */
export function deletedSongColumns(row: SongRow, nowSeconds: number): Partial<SongRow> {
  const { sound } = detailsOf(row)
  return {
    description: '',
    artwork: null,
    preview_object: null,
    keys: '[]',
    supporters: '[]',
    plan: null,
    sound: JSON.stringify(sound && { ...sound, preview: null }),
    leaving_at: nowSeconds,
  }
}
