import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { Skeleton } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { useReducer, useState } from 'react'
import { LeftOut } from '#platform/page/loading/LeftOut.tsx'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { newsOf, useHistoryNews } from '#platform/session/chain/historyNews.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { useSignIn } from '#platform/session/sign-in/useSignIn.ts'
import { LateSongActDialog } from '../acts/LateSongActDialog.ts'
import type { SongAct } from '../acts/songActs.ts'
import { publishText } from '../publish/publishWords.ts'
import { SignInHere } from '../publish/SignInHere.tsx'
import { publishing } from '../publish/publishing.ts'
import { type OwnSong, studioApi } from '../publish/studioApi.ts'
import { ownSongsText } from '../words/ownWords.ts'
import { t } from '../words/studioWords.ts'
import { ChainSongs } from './ChainSongs.tsx'
import { OwnRow } from './OwnRow.tsx'
import styles from '../form/SongForm.module.css'

type Props = { account: Address }

/** The account's published songs; signed in also its drafts, and what can be changed (spec: studio.own). */
export function OwnSongs(props: Props) {
  const signIn = useSignIn()
  return signIn.isSignedIn === true ? (
    <List {...props} />
  ) : (
    <section className={styles['part']} aria-labelledby="own-songs">
      <h3 id="own-songs">{ownSongsText('title')}</h3>
      <ChainSongs {...props} />
      {signIn.isSignedIn === false && <SignInHere id="own-sign-in" text={ownSongsText('signIn')} signIn={signIn} />}
    </section>
  )
}

async function read() {
  const answer = await studioApi.songs()
  if (answer.kind !== 'told') throw new Error('Our server did not tell the songs of the artist.')
  return answer.value
}

/**
 * `latest`: the server's last answer, shown until the list is read again, so that nobody registers a draft on outdated
 * terms.
 */
type Changes = { readonly count: number; readonly latest: OwnSong | null }
const changed = ({ count }: Changes, latest: OwnSong | null): Changes => ({ count: count + 1, latest })

function List({ account }: Props) {
  const { head } = useHeads()
  // The history comes to a block a moment after its head.
  const news = useHistoryNews()
  const known = news === null ? '' : newsOf(news, ['songs', 'plays'])
  const [changes, change] = useReducer(changed, { count: 0, latest: null })
  const [open, setOpen] = useState<string | null>(null)
  const [deleted, setDeleted] = useState<string | null>(null)
  const [act, setAct] = useState<SongAct | null>(null)
  const answer = useAnswer(
    `own songs ${account}`,
    async () => ({ ...(await read()), after: changes.count }),
    `${head?.number ?? ''} ${known} ${changes.count}`,
  )
  const latest = answer.kind === 'ready' && answer.value.after < changes.count ? changes.latest : null
  return (
    <section className={styles['part']} aria-labelledby="own-songs">
      <h3 id="own-songs" tabIndex={-1}>
        {ownSongsText('title')}
      </h3>
      {answer.kind === 'waiting' && <Skeleton label={ownSongsText('reading')} />}
      {(answer.kind === 'failed' || (answer.kind === 'ready' && answer.isOld)) && (
        <p>
          {ownSongsText('away')}{' '}
          {answer.kind === 'failed' && (
            <Button kind="quiet" size="small" onClick={answer.retry}>
              {publishText('again')}
            </Button>
          )}
        </p>
      )}
      {answer.kind === 'ready' && answer.value.songs.length + answer.value.leftOut === 0 && !answer.isOld && (
        <p>{ownSongsText('none')}</p>
      )}
      {answer.kind === 'ready' && <LeftOut count={answer.value.leftOut} />}
      {answer.kind === 'ready' && (
        <Stack as="ul" gap={3}>
          {answer.value.songs
            .map((each) => (latest?.song === each.song ? latest : each))
            .map((song) => (
              <OwnRow
                key={song.song}
                {...{ account, song }}
                isOpen={open === song.song}
                onToggle={() => setOpen(open === song.song ? null : song.song)}
                onAct={setAct}
                onChanged={(now) => {
                  publishing.became(song.song, { song: now })
                  change(now)
                }}
                onRegistered={() => {
                  publishing.became(song.song, { isRegistered: true })
                  change(null)
                }}
                onDeleted={(title) => {
                  setDeleted(title)
                  publishing.became(song.song, null)
                  // The pressed button is gone with the song.
                  document.getElementById('own-songs')?.focus()
                  change(null)
                }}
              />
            ))}
        </Stack>
      )}
      {act !== null && <LateSongActDialog act={act} startsAt="own-songs" onClose={() => setAct(null)} />}
      <Note as="output">{deleted === null ? '' : t('deleted', { title: deleted })}</Note>
    </section>
  )
}
