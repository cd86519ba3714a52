import type { PieceText } from '@musi/domain/market/pieceText'
import type { Clock } from '#platform/clock.ts'
import type { PieceFiles } from './pieceFiles.ts'

/** Time to wait for strangers' hosts; later answers are used by the next read. */
const FILES_TIMEOUT_MS = 4000

type Named = { readonly uri: string | null }

/**
 * File contents of the pieces; the same list while unchanged. Only files never seen before are awaited: if a stranger's
 * host fails or is slow, the earlier content is used, and an update counts from the next read.
 */
export function pieceTexts(files: Pick<PieceFiles, 'known' | 'text'>, clock: Pick<Clock, 'sleep'>) {
  const lastTexts = new Map<string, PieceText | null>()
  let lastAnswer: readonly (PieceText | null)[] = []

  function refresh(uri: string): Promise<PieceText | null> {
    const answer = files.text(uri).catch(() => null)
    void answer.then((text) => lastTexts.set(uri, text))
    return answer
  }

  function dropOthers(pieces: readonly Named[]): void {
    if (lastTexts.size <= pieces.length) return
    const named = new Set(pieces.map(({ uri }) => uri))
    for (const uri of lastTexts.keys()) if (!named.has(uri)) lastTexts.delete(uri)
  }

  return async (pieces: readonly Named[]): Promise<readonly (PieceText | null)[]> => {
    let timeout: Promise<null> | undefined
    const textOf = (uri: string) => {
      const cached = files.known(uri)
      if (cached.ok) return cached.text
      const lastText = lastTexts.get(uri)
      const answer = refresh(uri)
      if (lastText !== undefined) return lastText
      timeout ??= clock.sleep(FILES_TIMEOUT_MS).then(() => null)
      return Promise.race([answer, timeout])
    }
    const pending = pieces.map(({ uri }) => (uri === null ? null : textOf(uri)))
    const texts: (PieceText | null)[] = []
    for (const text of pending) texts.push(text instanceof Promise ? await text : text)
    dropOthers(pieces)
    const isSame = texts.length === lastAnswer.length && texts.every((text, at) => text === lastAnswer[at])
    if (!isSame) lastAnswer = texts
    return lastAnswer
  }
}
