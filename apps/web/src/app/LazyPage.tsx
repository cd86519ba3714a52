import type { PageName } from '@musi/domain/url/page'
import { Progress } from '@musi/ui/Progress'
import { type ComponentType, createElement } from 'react'
import { latePart } from '../platform/page/loading/latePart.tsx'
import { loadingText } from '../platform/page/loading/loadingWords.ts'
import { useLate } from '../platform/page/loading/useLate.ts'
import { Arrival } from './arrival/Arrival.tsx'
import { ChunkFailed } from './ChunkFailed.tsx'
import { ChunkMissing } from './ChunkMissing.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import styles from './Notice.module.css'
import { PageBroke } from './PageBroke.tsx'
import { PageSketch } from './sketch/PageSketch.tsx'
import { loadScreen, showsPlaceholder } from './routes.tsx'
import { appText } from './appWords.ts'

/** A spinner appears after 600 ms of loading, and a sentence after 3 s (spec: shell.renders-at-once). */
const SPINNER_AFTER_MS = 600
const SENTENCE_AFTER_MS = 3000

const pages = new Map<string, ComponentType>()

function makePage(name: PageName): ComponentType {
  const load = async () => {
    const { Page } = await loadScreen(name)
    return () => (
      <>
        <Page />
        <Arrival />
      </>
    )
  }
  const Missing = ({ error }: { error: unknown }): never => {
    throw new ChunkMissing(name, { cause: error })
  }
  return latePart<object>(load, { Waiting: () => <Loading name={name} />, Missing })
}

const pageOf = (name: PageName) => {
  const key = `${name} ${showsPlaceholder(name)}`
  const page = pages.get(key) ?? makePage(name)
  pages.set(key, page)
  return page
}

function Loading({ name }: { name: PageName }) {
  const isLate = useLate(SPINNER_AFTER_MS)
  const isVeryLate = useLate(SENTENCE_AFTER_MS)
  return (
    <div className={styles['loading']}>
      <PageSketch name={name} />
      {isLate && (
        <div className={styles['late']}>
          <Progress value={null} label={appText('loading')} />
          {isVeryLate && <output>{loadingText('late')}</output>}
        </div>
      )}
    </div>
  )
}

const Failed = ({ error }: { error: unknown }) => (error instanceof ChunkMissing ? <ChunkFailed /> : <PageBroke />)

/** The screen of a route. The shell around it survives loading, failing to load, and crashing. */
export function LazyPage({ name }: { name: PageName }) {
  return (
    <ErrorBoundary key={name} Fallback={Failed}>
      {createElement(pageOf(name))}
    </ErrorBoundary>
  )
}
