import { useEffect, useState } from 'react'
import { newerVersionIsServed } from '../platform/page/loading/newerVersion.ts'
import { Notice } from './Notice.tsx'
import { t } from './appWords.ts'

/** A part of the app did not come: because a newer one is served by now, or because the way to it is blocked. */
export function ChunkFailed() {
  const [newer, setNewer] = useState<boolean | null>(null)
  useEffect(() => {
    let here = true
    void newerVersionIsServed().then((is) => here && setNewer(is))
    return () => {
      here = false
    }
  }, [])
  if (newer === null) return null
  return (
    <Notice
      title={t(newer ? 'chunk.newer' : 'chunk.failed')}
      text={t(newer ? 'chunk.newerText' : 'chunk.failedText')}
      action={{ label: t('reload'), act: () => location.reload() }}
    />
  )
}
