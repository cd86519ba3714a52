import { isNewerVersionServed } from '../platform/page/loading/isNewerVersionServed.ts'
import { useAnswer } from '../platform/page/loading/useAnswer.ts'
import { Notice } from './Notice.tsx'
import { appText } from './appWords.ts'

/** A part of the app failed to load: a newer version is served now, or something blocks the file. */
export function ChunkFailed() {
  const answer = useAnswer('version', isNewerVersionServed)
  if (answer.kind === 'waiting') return null
  const newer = answer.kind === 'ready' && answer.value
  return (
    <Notice
      title={appText(newer ? 'chunk.newer' : 'chunk.failed')}
      text={appText(newer ? 'chunk.newerText' : 'chunk.failedText')}
      action={{ label: appText('reload'), act: () => location.reload() }}
    />
  )
}
