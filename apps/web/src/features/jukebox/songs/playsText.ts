import { numberText } from '#platform/page/i18n/numberText.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { jukeboxText } from './jukeboxWords.ts'

/** Number of paid plays; a sample, which is free, has views instead (spec: songs.rows). */
export function playsText({ offer, views }: Pick<JukeSong, 'offer' | 'views'>): string {
  const count = numberText(views)
  if (offer.kind === 'sample') return jukeboxText('views.count', { count })
  return views === 0 ? jukeboxText('plays.none') : jukeboxText('plays.count', { count: views })
}
