import { REFUSAL_KEYS } from '../publish/FileProgress.tsx'
import { publishText } from '../publish/publishWords.ts'
import type { Code } from '../publish/studioApi.ts'
import { ownSongsText } from '../words/ownWords.ts'

/** Reason why our server did not change or delete a song. */
export function refusalText(code: Code): string {
  if (code === 'notYours' || code === 'noSuchSong' || code === 'notReady' || code === 'badKey')
    return ownSongsText(`why.${code}`)
  if (code === 'stillSold') return ownSongsText('delete.why')
  return publishText(`why.${REFUSAL_KEYS[code] ?? 'refused'}`)
}
