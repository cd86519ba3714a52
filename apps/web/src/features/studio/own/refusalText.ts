import { WHY } from '../publish/FileProgress.tsx'
import { p } from '../publish/publishWords.ts'
import type { Code } from '../publish/studioApi.ts'
import { o } from '../words/ownWords.ts'

/** Reason why our server did not change or delete a song. */
export function refusalText(code: Code): string {
  if (code === 'notYours' || code === 'noSuchSong' || code === 'notReady' || code === 'badKey') return o(`why.${code}`)
  if (code === 'stillSold') return o('delete.why')
  return p(`why.${WHY[code] ?? 'refused'}`)
}
