import { Button, buttonClass } from '@musi/ui/controls/Button'
import { Cluster } from '@musi/ui/layout/Stack'
import { Skeleton } from '@musi/ui/Skeleton'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fromServer } from '#platform/page/http/fromServer.ts'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { useLanguage } from '#platform/page/i18n/useLanguage.ts'
import { OutsideLink } from '#platform/page/links/OutsideLink.tsx'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { type FrameAddress, frameAddress } from './frameAddress.ts'
import styles from './FramePage.module.css'
import { framesText } from './framesWords.ts'

/**
 * After this time without a load event, the other site counts as unreachable; browsers do not
 * report that.
 */
const PATIENCE_MS = 12_000

/** `next`: link to a next step. */
type Props = {
  title: string
  sentence: string
  frameTitle: string
  url: string
  next: { to: string; text: string }
}

/** A page with one frame (spec: pages.frames). */
export function FramePage({ title, sentence, frameTitle, url, next }: Props) {
  const language = useLanguage()
  const address = frameAddress(url, location.origin, language)
  return (
    <section className={styles['page']}>
      <h1 tabIndex={-1}>{title}</h1>
      <Cluster gap={4} center apart>
        <p className={styles['sentence']}>{sentence}</p>
        <PlaceLink to={next.to} className={buttonClass({ kind: 'primary', size: 'large' })}>
          {next.text}
        </PlaceLink>
      </Cluster>
      <Frame key={address.src} address={address} title={frameTitle} />
      {!address.isOurs && (
        <p>
          <OutsideLink href={url} label={framesText('open')} className={styles['open']}>
            {`${framesText('open')} ↗`}
          </OutsideLink>
        </p>
      )}
    </section>
  )
}

/** Checks by a request if our own page exists; for another site, waits instead. */
async function check({ src, isOurs }: FrameAddress): Promise<void> {
  if (!isOurs) return
  const { ok, status } = await fromServer(src)
  if (!ok) throw new Error(`${src} answered ${status}.`)
}

/** Makes a frame of our own origin as tall as its content, so that it does not scroll. */
function useContentHeight(isOurs: boolean) {
  const content = useRef<HTMLIFrameElement>(null)
  const fit = useCallback(async () => {
    const frame = content.current
    const page = isOurs ? frame?.contentDocument : null
    if (!frame || !page) return
    // The frame’s old height would otherwise count as the height of its content.
    frame.style.height = ''
    frame.style.height = `${page.documentElement.scrollHeight}px`
    await page.fonts.ready
    frame.style.height = `${page.documentElement.scrollHeight}px`
  }, [isOurs])
  useEffect(() => {
    const onResize = () => void fit()
    window.addEventListener('resize', onResize)
    return () => window.removeEventListener('resize', onResize)
  }, [fit])
  return { content, fit }
}

function Frame({ address, title }: { address: FrameAddress; title: string }) {
  const [state, setState] = useState<'waiting' | 'shown' | 'late'>('waiting')
  const [tries, setTries] = useState(0)
  const checked = useAnswer(`${address.src} ${tries}`, () => check(address))
  useEffect(() => {
    if (state !== 'waiting') return undefined
    const timer = setTimeout(() => setState('late'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [state])
  const retry = () => {
    setState('waiting')
    setTries((count) => count + 1)
  }
  const { content, fit } = useContentHeight(address.isOurs)
  const hasFailed = checked.kind === 'failed' || state === 'late'
  return (
    <div className={styles['frame']}>
      {hasFailed ? (
        <div className={styles['failed']} role="alert">
          <p>{framesText('failed')}</p>
          <Button onClick={retry}>{framesText('again')}</Button>
        </div>
      ) : (
        <>
          {state === 'waiting' && (
            <div className={styles['waiting']}>
              <Skeleton label={framesText('loading')} />
            </div>
          )}
          {checked.kind === 'ready' && (
            <iframe
              src={address.src}
              title={title}
              sandbox={address.sandbox}
              referrerPolicy="no-referrer"
              className={styles['content']}
              data-shown={state === 'shown'}
              ref={content}
              onLoad={() => {
                void fit()
                setState('shown')
              }}
            />
          )}
        </>
      )}
    </div>
  )
}
