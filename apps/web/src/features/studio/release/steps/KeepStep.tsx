import { safeText } from '@musi/domain/safeText'
import { FILE_NAME_SHOWN } from '@musi/domain/text/textLimits'
import { Button } from '@musi/ui/controls/Button'
import { Cluster } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { useEffect, useEffectEvent } from 'react'
import { useSignIn } from '#platform/session/sign-in/useSignIn.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { FileField } from '../../form/FileField.tsx'
import { FileProgress, WHY } from '../../publish/FileProgress.tsx'
import { SignInHere } from '../../publish/SignInHere.tsx'
import { publishText } from '../../publish/publishWords.ts'
import { sizeText } from '../../publish/sizeText.ts'
import type { Code } from '../../publish/studioApi.ts'
import styles from '../begun/Release.module.css'
import type { KeptRelease } from '../begun/keptReleases.ts'
import { pictureUpload } from './pictureUpload.ts'
import { releaseText } from '../begun/releaseWords.ts'
import { typedRelease } from '../begun/typedRelease.ts'

/** Refusals that are not about the file: the same one is sent once more. */
const NOT_OF_THE_FILE: ReadonlySet<Code> = new Set<Code>(['quota', 'full', 'away', 'notSignedIn'])

/** Picture and texts go to our server: how far it is, and what helps where it has stopped (spec: release.picture). */
export function KeepStep({ release }: { release: KeptRelease }) {
  const signIn = useSignIn()
  return (
    <>
      <p>{releaseText('keep.about')}</p>
      {signIn.isSignedIn === true ? (
        <Upload release={release} />
      ) : (
        signIn.isSignedIn === false && (
          <SignInHere id="release-sign-in" text={releaseText('keep.signIn')} signIn={signIn} />
        )
      )}
    </>
  )
}

function Upload({ release }: { release: KeptRelease }) {
  const { account, upload } = release
  const now = useVisitValue(pictureUpload).get(account)
  const picked = useVisitValue(typedRelease).picture?.file ?? null
  const wake = useEffectEvent(() => pictureUpload.wake(release, picked))
  useEffect(() => wake(), [])
  if (now === undefined) return null
  const { state, isOther, failure } = now
  const bytes = upload?.bytes ?? picked?.size ?? 0
  const name = safeText(upload?.name ?? picked?.name ?? '', FILE_NAME_SHOWN)
  const isOfFile = state.kind === 'refused' && !NOT_OF_THE_FILE.has(state.code)
  const isLacking = state.kind === 'lacking'
  const pick = (file: File) => {
    typedRelease.pick(file)
    if (isLacking) void pictureUpload.resumeWith(release, file)
    else pictureUpload.replace(release, file)
  }
  const received = isLacking ? state.received : 0
  return (
    <div className={styles['files']}>
      <ul>
        <FileProgress id="release-upload" name={releaseText('picture')} bytes={bytes} state={state} isPicture />
      </ul>
      {(isLacking || isOfFile) && (
        <FileField
          id="release-file"
          name="artwork"
          label={releaseText('picture')}
          accept="image/png,image/jpeg,image/webp"
          file={null}
          note={
            isLacking && name !== ''
              ? publishText('file.lacking', { name, done: sizeText(received, bytes), all: sizeText(bytes, bytes) })
              : null
          }
          error={isLacking && isOther ? publishText('file.other', { name }) : null}
          onPick={pick}
        />
      )}
      <Note as="output" breaks>
        {failure !== null
          ? publishText(`why.${WHY[failure] ?? 'refused'}`)
          : state.kind === 'ready'
            ? releaseText('keep.writing')
            : ''}
      </Note>
      <Cluster gap={3} center>
        {state.kind === 'paused' ? (
          <Button id="release-resume" onClick={() => pictureUpload.resume(account)}>
            {publishText('resume')}
          </Button>
        ) : (
          (state.kind === 'sending' || state.kind === 'offline') && (
            <Button id="release-pause" onClick={() => pictureUpload.pause(account)}>
              {publishText('pause')}
            </Button>
          )
        )}
        {(failure !== null || (state.kind === 'refused' && !isOfFile)) && (
          <Button id="release-retry" onClick={() => pictureUpload.retry(release, picked)}>
            {publishText('again')}
          </Button>
        )}
      </Cluster>
    </div>
  )
}
