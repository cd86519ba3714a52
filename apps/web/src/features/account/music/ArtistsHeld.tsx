import { type Token, amountOf } from '@musi/domain/currency'
import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { Button } from '@musi/ui/controls/Button'
import { More } from '@musi/ui/layout/More'
import { Note } from '@musi/ui/layout/Note'
import { Rows } from '@musi/ui/layout/Rows'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { useState } from 'react'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { Section } from '#platform/page/card/Section.tsx'
import { useSettled } from '#platform/page/loading/useSettled.ts'
import { Money } from '#platform/page/money/Money.tsx'
import { dollarText } from '#platform/page/money/dollarText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { PlayIcon } from '#platform/session/player/PlayIcon.tsx'
import { preloadSound } from '#platform/session/player/player.ts'
import { playerText } from '#platform/session/player/playerWords.ts'
import { useTrack } from '#platform/session/player/useTrack.ts'
import type { Artist } from '#platform/tokens/artists/artist.ts'
import { useArtistFeed } from '#platform/tokens/artists/useArtistFeed.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { useSongs } from '#platform/tokens/songs/useSongs.ts'
import styles from '../frame/Account.module.css'
import { accountPageText } from '../frame/accountWords.ts'
import type { Holding, Holdings } from '../holdings/useHoldings.ts'

/** Rows at first, few enough to take in at a glance. */
const AT_FIRST = 4
const DIGITS = 6

type Held = { artist: Artist; token: Token; holding: Holding }

/** Artists' tokens in the order of the balances; look-alikes are only shown among the balances. */
const artistsAmong = (held: readonly Holding[], artists: ReadonlyMap<string, Artist>): readonly Held[] =>
  held.flatMap((holding) => {
    const { currency } = holding
    const artist = currency.kind === 'token' ? artists.get(currency.address) : undefined
    return artist === undefined || artist.lookAlike !== null || currency.kind !== 'token'
      ? []
      : [{ artist, token: currency, holding }]
  })

/** A token's most played song whose preview can be heard now; null if there is none. */
function previewOf(songs: readonly JukeSong[], token: Token, nowSeconds: number): JukeSong | null {
  const heard = songs.filter(
    ({ offer, track }) =>
      offer.kind === 'registered' &&
      offer.token === token.address &&
      !offer.isRetired &&
      offer.opensAtSeconds <= BigInt(nowSeconds) &&
      track.preview !== null,
  )
  return heard.toSorted((one, other) => (other.recentPlays ?? -1) - (one.recentPlays ?? -1))[0] ?? null
}

type Props = { holdings: Holdings; isOwn: boolean }

/**
 * Artists whose tokens are in the wallet, each with a song to hear; renders nothing if there are
 * none (spec: account.artists).
 */
export function ArtistsHeld({ holdings: { held, isDone, isPriced }, isOwn }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { artists } = useArtistFeed()
  const { songs } = useSongs()
  const { head } = useHeads()
  // Appears together with the balances below it.
  const isSettled = useSettled(isDone && isPriced)
  const rows = isSettled ? artistsAmong(held, artists) : []
  const shown = isOpen ? rows : rows.slice(0, AT_FIRST)
  if (rows.length === 0) return null
  return (
    <Section title={accountPageText(isOwn ? 'artists.own' : 'artists.title')}>
      <Rows>
        {shown.map((row) => (
          <Row
            key={row.token.address}
            {...row}
            song={head === null ? null : previewOf(songs, row.token, head.timeSeconds)}
          />
        ))}
      </Rows>
      {shown.length < rows.length && (
        <More>
          <Button onClick={() => setOpen(true)}>{accountPageText('balances.all', { count: rows.length })}</Button>
        </More>
      )}
    </Section>
  )
}

function Row({ artist, token, holding: { amount, dollars }, song }: Held & { song: JukeSong | null }) {
  return (
    <li className={styles['row']}>
      <span className={styles['record']}>
        <Sleeve seed={token.address} />
      </span>
      <Stack as="span" shrinks className={styles['what']}>
        <Link to={`/artist/${artist.creator}`} className={styles['title']}>
          <bdi>{token.name}</bdi>
        </Link>{' '}
        <Text as="span" tone="strong" figures>
          <Money amount={amountOf(token, amount)} digits={DIGITS} />{' '}
          <Note as="small">{dollars === null ? accountPageText('balances.unpriced') : dollarText(dollars)}</Note>
        </Text>
      </Stack>
      {song !== null && <PlaySong song={song} />}
    </li>
  )
}

function PlaySong({ song: { song_title: title, track } }: { song: JukeSong }) {
  const { phase, isPlaying, press } = useTrack(track)
  const song = safeText(title, SONG_LIMITS.song_title)
  return (
    <Button
      size="small"
      aria-label={accountPageText(isPlaying ? 'artists.pause' : 'artists.play', { song })}
      onClick={press}
      onPointerEnter={preloadSound}
      onFocus={preloadSound}
    >
      <PlayIcon phase={phase} />
      {playerText(isPlaying ? 'pause' : 'play')}
    </Button>
  )
}
