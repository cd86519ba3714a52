import { parseAddress } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { safeText } from '@musi/domain/safeText'
import { TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import { Icon } from '@musi/ui/Icon'
import type { ReactNode } from 'react'
import { unitText } from '#platform/page/money/unitText.ts'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useArtistFeed } from '#platform/tokens/artists/useArtistFeed.ts'
import { nameLike } from '#platform/tokens/catalogue/nameLike.ts'
import { lookAlike } from '#platform/tokens/catalogue/tokenTrust.ts'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import { ArtistLink } from '../songs/ArtistLink.tsx'
import type { WholeSong } from '../songs/wholeSong.ts'
import styles from './SongNotes.module.css'
import { songPageText } from './songPageWords.ts'
import type { SongNotice } from '../songs/songNotice.ts'

type Props = { song: WholeSong; notice: SongNotice; token: Token | null }

const MAX_NOTES = 4

/** Notes to read before paying: the song's state, and possible look-alikes. */
export function SongNotes({ song, notice, token }: Props) {
  const { opensAtSeconds, first } = song
  const time = exactTime(Number(opensAtSeconds))
  const notes: [key: string, kind: 'news' | 'caution', text: ReactNode][] = []
  if (notice !== null)
    notes.push([
      notice,
      'news',
      <>
        <b>{songPageText(`notice.${notice}`)}</b> {songPageText(`notice.${notice}.text`, { time })}
      </>,
    ])
  if (song.about?.sound?.isCertified === false)
    notes.push([
      'uncertified',
      'caution',
      <>
        <b>{jukeboxText('uncertified')}</b> {jukeboxText('uncertified.why')}
      </>,
    ])
  if (first !== null)
    notes.push([
      'first',
      'caution',
      withParts(songPageText('first', { artist: '⟦artist⟧', song: '⟦song⟧' }), {
        artist: <ArtistLink address={first.artist} />,
        song: <Link to={`/song/${first.song}`}>{songPageText('first.song')}</Link>,
      }),
    ])
  notes.push(...useCautions(song, token).map((text): [string, 'caution', ReactNode] => [text, 'caution', text]))
  if (notes.length === 0) return null
  return (
    <ul className={styles['notes']} id="song-notes">
      {notes.slice(0, MAX_NOTES).map(([key, kind, text]) => (
        <li key={key} data-kind={kind}>
          <Icon name={kind === 'caution' ? 'warning' : 'note'} /> <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

const nameOf = (token: Token): string => `${safeText(token.name, TOKEN_LIMITS.name)} (${unitText(token)})`

/** Warnings about known names and tokens that this song's could be mistaken for (case 97). */
function useCautions({ artist, token: address, about }: WholeSong, token: Token | null): readonly string[] {
  const { kind, artists } = useArtistFeed()
  if (kind !== 'read') return []
  const tokenCreator = artists.get(parseAddress(address) ?? address)?.creator
  const imitatedToken = token === null ? null : lookAlike(token)
  const imitatedName =
    about === null ? null : nameLike(about.artist_name, { artist, token: parseAddress(address) ?? address })
  return [
    ...(imitatedToken === null ? [] : [songPageText('like.token', { token: nameOf(imitatedToken.original) })]),
    ...(imitatedName === null ? [] : [songPageText('like', { token: nameOf(imitatedName) })]),
    ...(tokenCreator === undefined || tokenCreator === artist ? [] : [songPageText('stranger')]),
  ]
}
