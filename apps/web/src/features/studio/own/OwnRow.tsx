import type { Address } from '@musi/domain/address'
import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { Icon } from '@musi/ui/Icon'
import { Text } from '@musi/ui/Text'
import { Note } from '@musi/ui/layout/Note'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { dayText } from '#platform/page/i18n/dayText.ts'
import { latePress } from '#platform/page/loading/latePart.tsx'
import type { SongAct } from '../acts/songActIntent.ts'
import rows from '../row/SongRow.module.css'
import type { OwnSong } from '../publish/studioApi.ts'
import { openingText } from '../terms/openingText.ts'
import { ownTermsId } from '../terms/typedTerms.ts'
import { ownSongsText } from '../words/ownWords.ts'

const ManageSong = latePress(async () => (await import('./ManageSong.tsx')).ManageSong)

type Props = {
  account: Address
  song: OwnSong
  isOpen: boolean
  onToggle: () => void
  onAct: (act: SongAct) => void
  onChanged: (song: OwnSong) => void
  onRegistered: () => void
  onDeleted: (title: string) => void
}

/** One of the account's songs. A click expands its actions (spec: studio.own). */
export function OwnRow({ song, isOpen, onToggle, ...rest }: Props) {
  const { song_title, artwork, isWithdrawn, registered } = song
  const id = ownTermsId(song.song)
  return (
    <li className={rows['row']} data-open={isOpen || undefined} data-song={song.song}>
      <button
        type="button"
        id={id}
        className={rows['head']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-place` : undefined}
        onPointerEnter={ManageSong.preload}
        onFocus={ManageSong.preload}
        onClick={onToggle}
      >
        <Sleeve seed={song.song} picture={artwork} disc="in" />
        <span>
          <Text as="b" block tone="strong" breaks>
            {safeText(song_title, SONG_LIMITS.song_title)}
          </Text>
          <Note as="small" breaks>
            {stageText(song)}
            {registered !== null && <> · {ownSongsText('plays', { count: registered.plays })}</>}
          </Note>
          {isWithdrawn && (
            <Note as="small" block breaks>
              {ownSongsText('withdrawn')}
            </Note>
          )}
        </span>
        <Icon name="down" />
      </button>
      {isOpen && (
        <div id={`${id}-place`} className={rows['edit']}>
          <ManageSong id={id} song={song} {...rest} />
        </div>
      )}
    </li>
  )
}

const stageText = ({ stage, registered, endsAtSeconds }: OwnSong): string =>
  endsAtSeconds !== null
    ? [ownSongsText('stage.draft'), ownSongsText('stage.ends', { date: dayText(endsAtSeconds) })].join(' · ')
    : stage === 'scheduled' || stage === 'supporters'
      ? [
          ...(stage === 'supporters' ? [ownSongsText('stage.supporters')] : []),
          ownSongsText('stage.scheduled', { time: openingText(registered?.opensAtSeconds ?? 0n) }),
        ].join(' · ')
      : ownSongsText(`stage.${stage}`)
