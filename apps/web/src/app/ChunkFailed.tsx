import { useEffect, useEffectEvent } from 'react'
import { isNewerVersionServed } from '../platform/page/loading/isNewerVersionServed.ts'
import { UnreadPage } from '../platform/page/card/UnreadPage.tsx'
import { useAnswer } from '../platform/page/loading/useAnswer.ts'
import { Notice } from './Notice.tsx'
import { appText } from './appWords.ts'
import { chunkText } from './chunkWords.ts'
import { loadingText } from '../platform/page/loading/loadingWords.ts'

const RETRY_MS = 5000

export type ChunkFailedProps = {
  /** Loads the page's code again. `quietly`: this notice stays until then. */
  retry: (quietly?: true) => void
}

/**
 * Shown if a page's code failed to load: a newer version is served now, or the server does not
 * answer, in which case it retries by itself.
 */
export function ChunkFailed({ retry }: ChunkFailedProps) {
  const answer = useAnswer('version', isNewerVersionServed)
  const isNewer = answer.kind === 'ready' && answer.value
  const latestRetry = useEffectEvent(retry)
  useEffect(() => {
    if (isNewer) return undefined
    const timer = setInterval(() => latestRetry(true), RETRY_MS)
    return () => clearInterval(timer)
  }, [isNewer])
  if (answer.kind === 'waiting') return null
  return isNewer ? (
    <Notice
      title={chunkText('newer')}
      text={chunkText('newerText')}
      action={{ label: appText('reload'), act: () => location.reload() }}
    />
  ) : (
    <UnreadPage title={loadingText('page')} text={loadingText('pageText')} retry={() => retry()} />
  )
}
