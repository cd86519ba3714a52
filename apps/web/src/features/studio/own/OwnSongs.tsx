import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { Skeleton } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { useReducer, useState } from 'react'
import { LeftOut } from '#platform/page/loading/LeftOut.tsx'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { newsKey, useHistoryNews } from '#platform/session/chain/historyNews.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { useSignIn } from '#platform/session/sign-in/useSignIn.ts'
import { LateSongActDialog } from '../acts/LateSongActDialog.ts'
import type { SongAct } from '../acts/songActIntent.ts'
import { publishText } from '../publish/publishWords.ts'
import { SignInPrompt } from '#platform/session/sign-in/SignInPrompt.tsx'
import { publishing } from '../publish/publishing.ts'
import { type OwnSong, studioApi } from '../publish/studioApi.ts'
import { ownSongsText } from '../words/ownWords.ts'
import { studioText } from '../words/studioWords.ts'
import { ChainSongs } from './ChainSongs.tsx'
import { FeedSwitch } from './FeedSwitch.tsx'
import { OwnRow } from './OwnRow.tsx'
import styles from '../form/SongForm.module.css'

type Props = { account: Address }

/** The account's published songs; when signed in, also its drafts and the controls to change them (spec: studio.own). */
export function OwnSongs(props: Props) {
  const signIn = useSignIn()
  return signIn.isSignedIn === true ? (
    <List {...props} />
  ) : (
    <section className={styles['part']} aria-labelledby="own-songs">
      <h3 id="own-songs">{ownSongsText('title')}</h3>
      <ChainSongs {...props} />
      {signIn.isSignedIn === false && <SignInPrompt id="own-sign-in" text={ownSongsText('signIn')} signIn={signIn} />}
    </section>
  )
}

async function readOwnSongs() {
  const answer = await studioApi.songs()
  if (answer.kind !== 'success') throw new Error('Our server did not tell the songs of the artist.')
  return answer.value
}

/**
 * `latest`: the server's last answer, shown until the list is read again, so that nobody registers a draft on outdated
 * terms.
 */
type Changes = { readonly count: number; readonly latest: OwnSong | null }
const countChange = ({ count }: Changes, latest: OwnSong | null): Changes => ({ count: count + 1, latest })

function List({ account }: Props) {
  const { head } = useHeads()
  // Refreshes with the history's news, because the history indexes a block a moment after its head.
  const news = useHistoryNews()
  const songNewsKey = news === null ? '' : newsKey(news, ['songs', 'plays'])
  const [changes, change] = useReducer(countChange, { count: 0, latest: null })
  const [openSong, setOpenSong] = useState<string | null>(null)
  const [deleted, setDeleted] = useState<string | null>(null)
  const [act, setAct] = useState<SongAct | null>(null)
  const answer = useAnswer(
    `own songs ${account}`,
    async () => ({ ...(await readOwnSongs()), changeCount: changes.count }),
    `${head?.number ?? ''} ${songNewsKey} ${changes.count}`,
  )
  const latest = answer.kind === 'ready' && answer.value.changeCount < changes.count ? changes.latest : null
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
                isOpen={openSong === song.song}
                onToggle={() => setOpenSong(openSong === song.song ? null : song.song)}
                onAct={setAct}
                onChanged={(now) => {
                  publishing.updateSong(song.song, { song: now })
                  change(now)
                }}
                onRegistered={() => {
                  publishing.updateSong(song.song, { isRegistered: true })
                  change(null)
                }}
                onDeleted={(title) => {
                  setDeleted(title)
                  publishing.updateSong(song.song, null)
                  // The pressed button disappeared with the song.
                  document.getElementById('own-songs')?.focus()
                  change(null)
                }}
              />
            ))}
        </Stack>
      )}
      {answer.kind === 'ready' && answer.value.songs.some(({ registered }) => registered !== null) && (
        <FeedSwitch key={account} account={account} />
      )}
      {act !== null && <LateSongActDialog act={act} returnFocusId="own-songs" onClose={() => setAct(null)} />}
      <Note as="output">{deleted === null ? '' : studioText('deleted', { title: deleted })}</Note>
    </section>
  )
}
