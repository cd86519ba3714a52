import type { PageName } from '@musi/domain/url/page'
import { createElement } from 'react'
import { noteRecovery } from '../platform/page/http/recoveries.ts'
import { type LatePart, latePart } from '../platform/page/loading/latePart.tsx'
import { loadingText } from '../platform/page/loading/loadingWords.ts'
import { useLate } from '../platform/page/loading/useLate.ts'
import { Arrival } from './arrival/Arrival.tsx'
import type { ChunkFailedProps } from './ChunkFailed.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import styles from './LazyPage.module.css'
import { Notice } from './Notice.tsx'
import { PageBroke } from './PageBroke.tsx'
import { PageSketch } from './sketch/PageSketch.tsx'
import { loadScreen, showsPlaceholder } from './routes.tsx'
import { appText } from './appWords.ts'

/** A sentence appears under the page's sketch after 3 s of loading (spec: shell.renders-at-once). */
const SENTENCE_AFTER_MS = 3000

/**
 * Shown if a page fails before the notice has loaded, so it is part of the first load. The page
 * retries by itself.
 */
const NothingLoaded = () => (
  <Notice
    title={loadingText('page')}
    text={loadingText('pageText')}
    action={{ label: loadingText('again'), act: noteRecovery }}
  />
)

/** Loaded after the first screen. */
const ChunkFailed = latePart<ChunkFailedProps>(async () => (await import('./ChunkFailed.tsx')).ChunkFailed, {
  Missing: NothingLoaded,
})

const pages = new Map<string, LatePart<object>>()

function makePage(name: PageName): LatePart<object> {
  const load = async () => {
    const { Page } = await loadScreen(name)
    return () => (
      <>
        <Page />
        <Arrival />
      </>
    )
  }
  return latePart<object>(load, { Waiting: () => <Loading name={name} />, Missing: ChunkFailed })
}

const pageOf = (name: PageName) => {
  const key = `${name} ${showsPlaceholder(name)}`
  const page = pages.get(key) ?? makePage(name)
  pages.set(key, page)
  return page
}

function Loading({ name }: { name: PageName }) {
  const isLate = useLate(SENTENCE_AFTER_MS)
  return (
    <div className={styles['loading']}>
      <PageSketch name={name} />
      <output className={isLate ? styles['late'] : 'unseen'}>
        {isLate ? loadingText('late') : appText('loading')}
      </output>
    </div>
  )
}

/** Loads a page's code before it is opened; if that fails, it is requested again when the page is opened. */
async function preloadPage(name: PageName): Promise<void> {
  const screen = await loadScreen(name).catch(() => null)
  if (screen === null) return
  pageOf(name).preload()
  screen.preloadParts?.()
}

/** Functions to call later in the visit. */
export const PRELOADS = { notice: () => ChunkFailed.preload(), page: preloadPage }

/** The screen of a route. The shell around it survives loading, failing to load, and crashing. */
export function LazyPage({ name }: { name: PageName }) {
  return (
    <ErrorBoundary key={name} Fallback={PageBroke}>
      {createElement(pageOf(name))}
    </ErrorBoundary>
  )
}
