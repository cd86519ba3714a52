import type { SongKey } from '@musi/domain/music/songKey'
import { songStage } from '@musi/domain/music/songStage'
import type { ReactNode } from 'react'
import { Section } from '#platform/page/card/Section.tsx'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { Icon } from '@musi/ui/Icon'
import { Stack } from '@musi/ui/layout/Stack'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { Amount } from '#platform/tokens/explain/Amount.tsx'
import styles from './SongNotes.module.css'
import type { WholeSong } from '../songs/wholeSong.ts'
import { songPageText } from './songPageWords.ts'

/** The song's access rule in words (spec: songs.access-in-words). */
export const AccessRules = ({ song, chainSeconds }: { song: WholeSong; chainSeconds: number }) => (
  <AccessLines lines={accessLines(song, chainSeconds)} />
)

export const AccessLines = ({ lines }: { lines: readonly ReactNode[] }) => (
  <Section title={songPageText('hears.title')}>
    <Stack as="ul" gap={3} className={styles['lines']}>
      {lines.map((line, at) => (
        // All rows are replaced together.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          <Icon name="tick" /> <span>{line}</span>
        </li>
      ))}
    </Stack>
  </Section>
)

function accessLines(song: WholeSong, chainSeconds: number): readonly ReactNode[] {
  const { about, isWithdrawn, opensAtSeconds } = song
  if (about === null || about.sound === null || isWithdrawn) return [songPageText('hears.nobody')]
  const stage = songStage(song, about.supporters.length > 0, chainSeconds)
  const opening = exactTime(Number(opensAtSeconds))
  return [
    ...(about.sound.preview === null ? [] : [songPageText('hears.preview')]),
    ...(stage === 'public' ? [songPageText('hears.pay')] : []),
    ...(stage === 'scheduled' || stage === 'supporters' ? [songPageText('hears.payLater', { time: opening })] : []),
    ...(stage === 'supporters' ? about.supporters.map((key) => keyLine(key, '.first')) : []),
    ...about.keys.map((key) => keyLine(key, '')),
  ]
}

function keyLine(key: SongKey, when: '' | '.first'): ReactNode {
  if (key.kind === 'token')
    return withParts(songPageText(`hears.token${when}`, { amount: '⟦amount⟧' }), {
      amount: <Amount currency={key.token} amount={key.atLeast} />,
    })
  return withParts(songPageText(`hears.collectible${when}`, { collection: '⟦collection⟧' }), {
    collection: <AddressName address={key.collection} />,
  })
}
