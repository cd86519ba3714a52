import type { Address } from '@musi/domain/address'
import type { ReleaseStep, StepState } from '@musi/domain/market/releaseSteps'
import { safeText } from '@musi/domain/safeText'
import { PIECE_LIMITS } from '@musi/domain/text/textLimits'
import { Button } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { Text } from '@musi/ui/Text'
import type { ReactNode } from 'react'
import panel from '#platform/page/card/Card.module.css'
import { latePress } from '#platform/page/loading/latePart.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { type ReviewSession, useReview } from '#platform/session/review/useReview.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { useMarketCurrency } from '#platform/tokens/collectibles/useMarketCurrency.ts'
import { PictureStep } from './PictureStep.tsx'
import { ListStep } from './ListStep.tsx'
import form from '../../form/SongForm.module.css'
import styles from '../begun/Release.module.css'
import { ReleaseDone } from './ReleaseDone.tsx'
import { draftOf } from '../state/draftOf.ts'
import { focusNext } from '../state/focusNext.ts'
import { type StoredRelease, storedReleases } from '../state/storedReleases.ts'
import { pictureUpload } from './pictureUpload.ts'
import { pieceUri } from '../state/pieceUri.ts'
import { type ReleaseAct, releaseIntent } from './releaseIntent.ts'
import { releaseText } from '../state/releaseWords.ts'
import { typedRelease } from '../state/typedRelease.ts'
import type { ReleaseNow } from './useReleaseOnChain.ts'
import { useReleaseSteps } from './useReleaseSteps.ts'

const ReleaseSheet = latePress(async () => (await import('./ReleaseSheet.tsx')).ReleaseSheet)

type Props = { release: StoredRelease; factory: Address; market: Address }

/** The transaction of a step; null while its inputs are missing. */
function actOf(step: ReleaseStep, { release, factory, market }: Props, now: ReleaseNow): ReleaseAct | null {
  const { account: artist, name, collectionName, symbol, collectionText, file, royaltyBps } = release
  const { collection, tokenId } = now
  if (step === 'open')
    return { kind: 'open', factory, artist, name: collectionName, symbol, text: collectionText.trim() }
  if (collection === null) return null
  if (step === 'make' && file !== null) {
    const releaseSeconds = BigInt(release.releaseSeconds)
    const uri = pieceUri(file)
    return { kind: 'make', collection, collectionName, artist, title: name, uri, releaseSeconds, royaltyBps }
  }
  if (step === 'allow' && tokenId !== null) return { kind: 'allow', artist, market, collection, tokenId, title: name }
  return null
}

/** All steps from the picture to the listed price; completed steps are not repeated (spec: release.journey). */
export function ReleaseJourney(props: Props) {
  const { release } = props
  const { name } = release
  const connected = useAccount()
  const currency = useMarketCurrency(release.currency ?? 'native')
  const { answer, now, pendingStep, isListed, steps } = useReleaseSteps(props)
  const session = useReview<ReleaseAct>({
    intentOf: (act) => (connected === act.artist ? releaseIntent(act) : null),
    reopensOnRefusal: true,
  })
  const tokenId = now?.tokenId ?? null
  const collectionAddress = now?.collection ?? null
  const title = safeText(name, PIECE_LIMITS.name)
  function change(): void {
    typedRelease.change(draftOf(release, currency))
    leave(release)
  }
  function stop(): void {
    // oxlint-disable-next-line no-alert -- as deleting a song asks
    if (window.confirm(releaseText('stop.sure', { name: title }))) forget(release)
  }
  if (isListed && tokenId !== null && collectionAddress !== null)
    return <ReleaseDone {...{ release, tokenId }} collection={collectionAddress} onAnother={() => forget(release)} />

  return (
    <section
      className={`${panel['roomy'] ?? ''} ${form['form'] ?? ''} ${styles['journey'] ?? ''}`}
      aria-labelledby="release-journey"
    >
      <Text as="h2" size={20} breaks id="release-journey" tabIndex={-1}>
        {releaseText('journey.title', { name: title })}
      </Text>
      <p>{releaseText('journey.about')}</p>
      {(answer.kind === 'failed' || (answer.kind === 'ready' && answer.isOld)) && (
        <p role="alert">{releaseText('journey.away')}</p>
      )}
      <Stack as="ol" gap={4} id="release-steps">
        {steps.map(({ step, state }, at) => (
          <Step key={step} {...{ step, state }} number={at + 1}>
            <StepBody {...{ step, state, now, session }} journey={props} isUnderWay={pendingStep !== null} />
          </Step>
        ))}
      </Stack>
      <Cluster gap={3} center>
        {tokenId === null && pendingStep === null ? (
          <Button id="release-change" kind="quiet" onClick={change}>
            {releaseText('change')}
          </Button>
        ) : (
          tokenId !== null && <Link to={`/nft/${collectionAddress}/${tokenId}`}>{releaseText('elsewhere')}</Link>
        )}
        <Button id="release-stop" kind="quiet" onClick={stop}>
          {releaseText('stop')}
        </Button>
      </Cluster>
      {session.isDialog && <ReleaseSheet session={session} returnFocusId="release-journey" />}
    </section>
  )
}

/** Deletes the release and returns to the form. */
function leave(release: StoredRelease): void {
  pictureUpload.end(release)
  storedReleases.forget(release.account)
  focusNext('release-title')
}

function forget(release: StoredRelease): void {
  typedRelease.clear()
  leave(release)
}

type StepProps = { step: ReleaseStep; state: StepState }

function Step({ step, state, number, children }: StepProps & { number: number; children: ReactNode }) {
  return (
    <li
      className={styles['step']}
      data-step={step}
      data-state={state}
      aria-current={state === 'next' || state === 'unread' ? 'step' : undefined}
    >
      <span className={styles['mark']} aria-hidden="true">
        {state === 'done' ? <Icon name="tick" /> : number}
      </span>
      <span className={styles['what']}>
        <b>{releaseText(`step.${step}`)}</b>
        {(state === 'done' || state === 'later') && <span className="unseen"> · {releaseText(`state.${state}`)}</span>}
      </span>
      <Stack gap={5} className={styles['body']}>
        {children}
      </Stack>
    </li>
  )
}

type BodyProps = StepProps & {
  journey: Props
  now: ReleaseNow | null
  session: ReviewSession<ReleaseAct>
  /** A transaction of the release was sent and its result is not read yet. */
  isUnderWay: boolean
}

/** The action of a step, or why nothing can be done yet. */
function StepBody({ step, state, journey, now, session, isUnderWay }: BodyProps): ReactNode {
  const { release } = journey
  if (step === 'keep') return state === 'next' && <PictureStep release={release} />
  if (state === 'later' || state === 'done') return null
  if (isUnderWay && step !== 'list')
    return (
      <Note as="output" breaks>
        {releaseText('state.pending')}
      </Note>
    )
  if (state === 'unread' || now === null)
    return (
      <Note as="output" breaks>
        {releaseText('state.unread')}
      </Note>
    )
  const { collection, tokenId } = now
  if (step === 'list')
    return collection === null || tokenId === null ? null : <ListStep {...{ release, tokenId, collection }} />
  const act = actOf(step, journey, now)
  const symbol = release.symbol
  return (
    <>
      <p>
        {step === 'open'
          ? releaseText('open.about', { name: release.collectionName, symbol })
          : releaseText(`${step}.about`)}
      </p>
      <Cluster gap={3} center>
        <Button
          id={`release-${step}`}
          kind="primary"
          disabled={act === null}
          onPointerEnter={ReleaseSheet.preload}
          onFocus={ReleaseSheet.preload}
          onClick={() => act !== null && session.begin(act, 'inDialog')}
        >
          {releaseText(`step.${step}`)}
        </Button>
      </Cluster>
    </>
  )
}
