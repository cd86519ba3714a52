import { SONGS_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { Button } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { More } from '@musi/ui/layout/More'
import { Rows } from '@musi/ui/layout/Rows'
import { SkeletonRows } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { Section } from '#platform/page/card/Section.tsx'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { useSettled } from '#platform/page/loading/useSettled.ts'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { isComplete } from '#platform/session/history/isComplete.ts'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { Amount } from '#platform/tokens/explain/Amount.tsx'
import { accountPageText } from '../frame/accountWords.ts'
import styles from '../frame/Account.module.css'
import { PastSong } from './pastSong.ts'

/** Songs the account registered in the jukebox (spec: account.songs). */
export function AccountSongs({ artist }: { artist: Address }) {
  const history = useHistory({ path: `${SONGS_PATH}?artist=${artist}`, row: PastSong, topics: ['songs', 'plays'] })
  const isSettled = useSettled(history.kind !== 'waiting')
  const songs = history.kind === 'read' ? history.rows : []
  const more = history.kind === 'read' ? history.more : null
  const isEmpty = songs.length === 0 && isComplete(history)
  return (
    <Section
      title={accountPageText('songs.title')}
      note={songs.length > 0 && <Link to={`/artist/${artist}`}>{accountPageText('songs.artist')}</Link>}
      isReading={!isSettled}
      isEmpty={isEmpty}
    >
      <HistoryNote history={history} />
      {history.kind === 'waiting' && <SkeletonRows label={accountPageText('loading')} />}
      {isEmpty && <Empty>{accountPageText('songs.none')}</Empty>}
      <Rows>
        {songs.map((song) => (
          <Row key={song.song} song={song} />
        ))}
      </Rows>
      {more !== null && (
        <More>
          <Button onClick={more}>{accountPageText('more')}</Button>
        </More>
      )}
    </Section>
  )
}

function Row({ song: { song, token, cost, plays, isRetired, opensAtSeconds, about } }: { song: PastSong }) {
  const { head } = useHeads()
  const isClosed = head !== null && opensAtSeconds > head.timeSeconds
  return (
    <li className={styles['row']}>
      <span className={styles['cover']}>
        <Sleeve seed={song} />
      </span>
      <Stack as="span" shrinks className={styles['what']}>
        <Link to={`/song/${song}`} className={styles['title']}>
          {about === null ? (
            accountPageText('songs.untold')
          ) : (
            <bdi>{safeText(about.song_title, SONG_LIMITS.song_title)}</bdi>
          )}
        </Link>
        <AddressName address={token} />
        <Note as="small" breaks>
          {withParts(accountPageText('songs.cost', { cost: '⟦cost⟧' }), {
            cost: <Amount currency={token} amount={cost} />,
          })}
        </Note>
        {isRetired && (
          <Note as="small" breaks>
            {accountPageText('songs.retired')}
          </Note>
        )}
        {!isRetired && isClosed && (
          <Note as="small" breaks>
            {accountPageText('songs.opens', { time: exactTime(opensAtSeconds) })}
          </Note>
        )}
      </Stack>
      <Stack as="span" shrinks className={styles['figures']}>
        <Note as="small" breaks>
          {accountPageText('songs.plays', { count: plays })}
        </Note>
      </Stack>
    </li>
  )
}
