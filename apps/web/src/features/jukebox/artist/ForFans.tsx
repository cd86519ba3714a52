import type { SongKey } from '@musi/domain/music/songKey'
import { buttonClass } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { Skeleton } from '@musi/ui/Skeleton'
import type { ReactNode } from 'react'
import { unitText } from '#platform/page/money/unitText.ts'
import { Section } from '#platform/page/card/Section.tsx'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { isComplete } from '#platform/session/history/isComplete.ts'
import type { History } from '#platform/session/history/useHistory.ts'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { Amount } from '#platform/tokens/explain/Amount.tsx'
import type { WholeSong } from '../song/wholeSong.ts'
import { songNotice } from '../song/songNotice.ts'
import { t as juke } from '../songs/jukeboxWords.ts'
import { registeredSong } from '#platform/tokens/songs/registeredSong.ts'
import styles from './Artist.module.css'
import { t } from './artistPageWords.ts'
import type { ArtistTokenList } from './useArtistTokens.ts'

type Props = { songs: History<WholeSong>; tokens: ArtistTokenList }
type Line = { key: string; text: ReactNode; way: ReactNode }

/** What a fan can do for the artist, and gets for it. Only what would work is offered. */
export function ForFans({ songs, tokens }: Props) {
  const { head } = useHeads()
  const chainSeconds = Math.max(head?.timeSeconds ?? 0, 0)
  const rows = songs.kind === 'read' ? songs.rows : []
  const heard = rows.filter((song) => HEARD.has(songNotice(song, chainSeconds)))
  const lines = [
    ...(heard.length === 0 ? [] : [hearLine()]),
    ...tokens.tokens.flatMap(tokenLines),
    ...heard.flatMap((song) => keyLines(song, songNotice(song, chainSeconds) === 'supporters')),
  ]
  const isRead = tokens.kind === 'read' && isComplete(songs)
  return (
    <Section title={t('fans.title')}>
      {lines.length === 0 && (isRead ? <Empty>{t('fans.none')}</Empty> : <Skeleton label={t('loading')} />)}
      <ul className={styles['lines']} id="artist-for-fans">
        {lines.map(({ key, text, way }) => (
          <li key={key}>
            <span>{text}</span>
            {way}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const HEARD: ReadonlySet<ReturnType<typeof songNotice>> = new Set([null, 'scheduled', 'supporters'])

const wayTo = (to: string, text: string) => (
  <Link to={to} className={buttonClass({ size: 'small' })}>
    {text}
  </Link>
)

const hearLine = (): Line => ({ key: 'hear', text: t('fans.hear'), way: wayTo('/jukebox', t('fans.jukebox')) })

function tokenLines({ artist: { token }, price }: ArtistTokenList['tokens'][number]): readonly Line[] {
  const { address } = token
  const symbol = unitText(token)
  const add = `/add/ETH/${address}`
  if (price.kind === 'none')
    return [{ key: `first ${address}`, text: t('fans.first', { symbol }), way: wayTo(add, t('fans.add')) }]
  if (price.kind !== 'price') return []
  const buy = wayTo(`/swap?outputCurrency=${address}`, t('fans.get', { symbol }))
  return [
    { key: `buy ${address}`, text: t('fans.buy', { symbol }), way: buy },
    {
      key: `pool ${address}`,
      text: t('fans.pool', { symbol, native: nativeCurrency().symbol }),
      way: wayTo(add, t('fans.add')),
    },
  ]
}

function keyLines(song: WholeSong, isBefore: boolean): readonly Line[] {
  const { about } = song
  const title = registeredSong(song).song_title || juke('untitled')
  const link = (
    <Link to={`/song/${song.song}`} className={styles['song']}>
      <bdi>{title}</bdi>
    </Link>
  )
  const line = (key: SongKey, when: '' | '.first', at: number): Line => ({
    key: `${song.song} ${when} ${at}`,
    text:
      key.kind === 'token'
        ? withParts(t(`fans.hold${when}`, { amount: '⟦amount⟧', song: '⟦song⟧' }), {
            amount: <Amount currency={key.token} amount={key.atLeast} />,
            song: link,
          })
        : withParts(t(`fans.piece${when}`, { collection: '⟦collection⟧', song: '⟦song⟧' }), {
            collection: <AddressName address={key.collection} />,
            song: link,
          }),
    way: null,
  })
  if (about === null) return []
  return [
    ...(isBefore ? about.supporters.map((key, at) => line(key, '.first', at)) : []),
    ...about.keys.map((key, at) => line(key, '', at)),
  ]
}
