import { safeText } from '@musi/domain/safeText'
import { FILE_NAME_SHOWN } from '@musi/domain/text/textLimits'
import { Button } from '@musi/ui/controls/Button'
import { Cluster } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { useEffect, useEffectEvent } from 'react'
import { useSignIn } from '#platform/session/sign-in/useSignIn.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { FileField } from '../../form/FileField.tsx'
import { FileProgress, REFUSAL_KEYS } from '../../publish/FileProgress.tsx'
import { SignInPrompt } from '#platform/session/sign-in/SignInPrompt.tsx'
import { publishText } from '../../publish/publishWords.ts'
import { sizeText } from '../../publish/sizeText.ts'
import type { Code } from '../../publish/studioApi.ts'
import styles from '../begun/Release.module.css'
import type { StoredRelease } from '../state/storedReleases.ts'
import { pictureUpload } from './pictureUpload.ts'
import { releaseText } from '../state/releaseWords.ts'
import { typedRelease } from '../state/typedRelease.ts'

/** Refusals that are not about the file, so the same file can be sent again. */
const RETRYABLE_REFUSALS: ReadonlySet<Code> = new Set<Code>(['quota', 'full', 'away', 'notSignedIn'])

/** Uploads picture and texts to our server, with progress and help if it stops (spec: release.picture). */
export function PictureStep({ release }: { release: StoredRelease }) {
  const signIn = useSignIn()
  return (
    <>
      <p>{releaseText('keep.about')}</p>
      {signIn.isSignedIn === true ? (
        <Upload release={release} />
      ) : (
        signIn.isSignedIn === false && (
          <SignInPrompt id="release-sign-in" text={releaseText('keep.signIn')} signIn={signIn} />
        )
      )}
    </>
  )
}

function Upload({ release }: { release: StoredRelease }) {
  const { account, upload } = release
  const progress = useVisitValue(pictureUpload).get(account)
  const picked = useVisitValue(typedRelease).picture?.file ?? null
  const resumeUpload = useEffectEvent(() => pictureUpload.resumeAfterReload(release, picked))
  useEffect(() => resumeUpload(), [])
  if (progress === undefined) return null
  const { state, isMismatch: isOther, failure } = progress
  const bytes = upload?.bytes ?? picked?.size ?? 0
  const name = safeText(upload?.name ?? picked?.name ?? '', FILE_NAME_SHOWN)
  const isFileRefused = state.kind === 'refused' && !RETRYABLE_REFUSALS.has(state.code)
  const isFileMissing = state.kind === 'fileMissing'
  const pick = (file: File) => {
    typedRelease.pick(file)
    if (isFileMissing) void pictureUpload.resumeWith(release, file)
    else pictureUpload.replace(release, file)
  }
  const received = isFileMissing ? state.received : 0
  return (
    <div className={styles['files']}>
      <ul>
        <FileProgress id="release-upload" name={releaseText('picture')} bytes={bytes} state={state} isPicture />
      </ul>
      {(isFileMissing || isFileRefused) && (
        <FileField
          id="release-file"
          name="artwork"
          label={releaseText('picture')}
          accept="image/png,image/jpeg,image/webp"
          file={null}
          note={
            isFileMissing && name !== ''
              ? publishText('file.missing', { name, done: sizeText(received, bytes), all: sizeText(bytes, bytes) })
              : null
          }
          error={isFileMissing && isOther ? publishText('file.other', { name }) : null}
          onPick={pick}
        />
      )}
      <Note as="output" breaks>
        {failure !== null
          ? publishText(`why.${REFUSAL_KEYS[failure] ?? 'refused'}`)
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
        {(failure !== null || (state.kind === 'refused' && !isFileRefused)) && (
          <Button id="release-retry" onClick={() => pictureUpload.retry(release, picked)}>
            {publishText('again')}
          </Button>
        )}
      </Cluster>
    </div>
  )
}
