import type { Address } from '@musi/domain/address'
import { safeText } from '@musi/domain/safeText'
import { Button } from '@musi/ui/Button'
import { Skeleton } from '@musi/ui/Skeleton'
import { useState } from 'react'
import { Sleeve } from '../../../platform/page/artwork/Sleeve.tsx'
import { AskHere } from '../../../platform/page/asking/AskHere.tsx'
import { browserAnswer } from '../../../platform/page/asking/browserAnswer.ts'
import { exactTime } from '../../../platform/page/i18n/exactTime.ts'
import { useAnswer } from '../../../platform/page/loading/useAnswer.ts'
import { newsOf, useHistoryNews } from '../../../platform/session/chain/historyNews.ts'
import { useHeads } from '../../../platform/session/chain/useHeads.ts'
import { useSignIn } from '../../../platform/session/sign-in/useSignIn.ts'
import { useAccount } from '../../../platform/session/wallet/useAccount.ts'
import styles from './Publish.module.css'
import { RegisterStep } from './RegisterStep.tsx'
import { p } from './publishWords.ts'
import { type OwnSong, studioApi } from './studioApi.ts'

/** What the signed-in account has published, or is about to (spec: studio.own). */
export function OwnSongs({ jukebox }: { jukebox: Address }) {
  const account = useAccount()
  const { isSignedIn } = useSignIn()
  return account === null || isSignedIn !== true ? null : <List key={account} jukebox={jukebox} account={account} />
}

async function read(): Promise<readonly OwnSong[]> {
  const answer = await studioApi.songs()
  if (answer.kind !== 'told') throw new Error('Our server did not tell the songs of the artist.')
  return answer.value.songs
}

function List({ jukebox, account }: { jukebox: Address; account: Address }) {
  const { head } = useHeads()
  // The history comes to a block a moment after its head.
  const news = useHistoryNews()
  const known = news === null ? '' : newsOf(news, ['songs', 'plays'])
  const [changes, setChanges] = useState(0)
  const answer = useAnswer(`own songs ${account}`, read, `${head?.number ?? ''} ${known} ${changes}`)
  return (
    <section className={styles['own']} aria-labelledby="own-songs">
      <h3 id="own-songs" tabIndex={-1}>
        {p('own')}
      </h3>
      {answer.kind === 'waiting' && <Skeleton label={p('own.reading')} />}
      {(answer.kind === 'failed' || (answer.kind === 'ready' && answer.isOld)) && (
        <p>
          {p('own.away')}{' '}
          {answer.kind === 'failed' && (
            <Button kind="quiet" size="small" onClick={answer.retry}>
              {p('again')}
            </Button>
          )}
        </p>
      )}
      {answer.kind === 'ready' && answer.value.length === 0 && !answer.isOld && <p>{p('own.none')}</p>}
      {answer.kind === 'ready' && (
        <ul className={styles['rows']}>
          {answer.value.map((song) => (
            <Row key={song.song} {...{ jukebox, account, song }} onChanged={() => setChanges((count) => count + 1)} />
          ))}
        </ul>
      )}
    </section>
  )
}

type RowProps = { jukebox: Address; account: Address; song: OwnSong; onChanged: () => void }

function Row({ jukebox, account, song, onChanged }: RowProps) {
  const { song_title, stage, artwork, isWithdrawn, registered } = song
  const [isUnasked, setUnasked] = useState(false)
  const title = safeText(song_title, 100)
  const question = p('own.deleteSure', { title })
  async function remove(): Promise<void> {
    await studioApi.remove(song.song)
    document.getElementById('own-songs')?.focus()
    onChanged()
  }
  function ask(): void {
    // oxlint-disable-next-line no-alert -- as with all that cannot be taken back, the browser asks
    const answer = browserAnswer(() => window.confirm(question))
    setUnasked(answer === 'unasked')
    if (answer === 'yes') void remove()
  }
  return (
    <li className={styles['row']}>
      <span className={styles['cover']}>
        <Sleeve seed={song.song} picture={artwork} disc="in" />
      </span>
      <span className={styles['what']}>
        <b>{title}</b>
        <span>
          {stageText(song)}
          {registered !== null && <> · {p('own.plays', { count: registered.plays })}</>}
        </span>
        {isWithdrawn && <span>{p('own.withdrawn')}</span>}
        {stage === 'draft' && !isWithdrawn && (
          <span className={styles['buttons']}>
            <RegisterStep
              {...{ jukebox, account, song }}
              isRegistered={false}
              startsAt="own-songs"
              onRegistered={onChanged}
            />
            <Button kind="quiet" onClick={ask}>
              {p('own.delete')}
            </Button>
          </span>
        )}
        {isUnasked && <AskHere question={question} word={null} onYes={() => void remove()} />}
      </span>
    </li>
  )
}

const stageText = ({ stage, registered }: OwnSong): string =>
  stage === 'scheduled'
    ? p('stage.scheduled', { time: exactTime(Number(registered?.opensAtSeconds ?? 0n)) })
    : p(`stage.${stage}`)
