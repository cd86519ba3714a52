import type { PageName } from '@musi/domain/url/page'
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

/** A sentence appears under the page's sketch after 3 s of loading (spec: shell.renders-at-once). */
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

const Failed = ({ error }: { error: unknown }) => (error instanceof ChunkMissing ? <ChunkFailed /> : <PageBroke />)

/** The screen of a route. The shell around it survives loading, failing to load, and crashing. */
export function LazyPage({ name }: { name: PageName }) {
  return (
    <ErrorBoundary key={name} Fallback={Failed}>
      {createElement(pageOf(name))}
    </ErrorBoundary>
  )
}
