import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/Button'
import { Skeleton } from '@musi/ui/Skeleton'
import { useState } from 'react'
import { useAnswer } from '../../../platform/page/loading/useAnswer.ts'
import { newsOf, useHistoryNews } from '../../../platform/session/chain/historyNews.ts'
import { useHeads } from '../../../platform/session/chain/useHeads.ts'
import { useSignIn } from '../../../platform/session/sign-in/useSignIn.ts'
import { LateSongActDialog } from '../acts/LateSongActDialog.ts'
import type { SongAct } from '../acts/songActs.ts'
import { p } from '../publish/publishWords.ts'
import { SignInHere } from '../publish/SignInHere.tsx'
import { publishing } from '../publish/publishing.ts'
import { type OwnSong, studioApi } from '../publish/studioApi.ts'
import { o } from '../words/ownWords.ts'
import { t } from '../words/studioWords.ts'
import { OwnRow } from './OwnRow.tsx'
import styles from './Own.module.css'

type Props = { jukebox: Address; account: Address }

/** What the signed-in account has published, or is about to (spec: studio.own). */
export function OwnSongs(props: Props) {
  const signIn = useSignIn()
  if (signIn.isSignedIn === null) return null
  return signIn.isSignedIn ? (
    <List {...props} />
  ) : (
    <section className={styles['own']} aria-labelledby="own-songs">
      <h3 id="own-songs">{o('title')}</h3>
      <SignInHere id="own-sign-in" text={o('signIn')} signIn={signIn} />
    </section>
  )
}

async function read(): Promise<readonly OwnSong[]> {
  const answer = await studioApi.songs()
  if (answer.kind !== 'told') throw new Error('Our server did not tell the songs of the artist.')
  return answer.value.songs
}

function List({ jukebox, account }: Props) {
  const { head } = useHeads()
  // The history comes to a block a moment after its head.
  const news = useHistoryNews()
  const known = news === null ? '' : newsOf(news, ['songs', 'plays'])
  const [changes, setChanges] = useState(0)
  const [open, setOpen] = useState<string | null>(null)
  const [deleted, setDeleted] = useState<string | null>(null)
  /** As our server answered it last, until all of them are read anew: nobody registers a draft on terms that were just changed. */
  const [latest, setLatest] = useState<{ song: OwnSong; over: readonly OwnSong[] } | null>(null)
  const [act, setAct] = useState<SongAct | null>(null)
  const answer = useAnswer(`own songs ${account}`, read, `${head?.number ?? ''} ${known} ${changes}`)
  const songs = answer.kind === 'ready' ? answer.value : []
  const look = () => setChanges((count) => count + 1)
  return (
    <section className={styles['own']} aria-labelledby="own-songs">
      <h3 id="own-songs" tabIndex={-1}>
        {o('title')}
      </h3>
      {answer.kind === 'waiting' && <Skeleton label={o('reading')} />}
      {(answer.kind === 'failed' || (answer.kind === 'ready' && answer.isOld)) && (
        <p>
          {o('away')}{' '}
          {answer.kind === 'failed' && (
            <Button kind="quiet" size="small" onClick={answer.retry}>
              {p('again')}
            </Button>
          )}
        </p>
      )}
      {answer.kind === 'ready' && answer.value.length === 0 && !answer.isOld && <p>{o('none')}</p>}
      {answer.kind === 'ready' && (
        <ul className={styles['rows']}>
          {songs
            .map((each) => (latest?.over === songs && latest.song.song === each.song ? latest.song : each))
            .map((song) => (
              <OwnRow
                key={song.song}
                {...{ jukebox, account, song }}
                isOpen={open === song.song}
                onToggle={() => setOpen(open === song.song ? null : song.song)}
                onAct={setAct}
                onChanged={(changed) => {
                  setLatest({ song: changed, over: songs })
                  publishing.became(song.song, { song: changed })
                  look()
                }}
                onRegistered={() => {
                  publishing.became(song.song, { isRegistered: true })
                  look()
                }}
                onDeleted={(title) => {
                  setDeleted(title)
                  publishing.became(song.song, null)
                  // Its button is gone with it.
                  document.getElementById('own-songs')?.focus()
                  look()
                }}
              />
            ))}
        </ul>
      )}
      {act !== null && <LateSongActDialog act={act} startsAt="own-songs" onClose={() => setAct(null)} />}
      <output className={styles['note']}>{deleted === null ? '' : t('deleted', { title: deleted })}</output>
    </section>
  )
}
