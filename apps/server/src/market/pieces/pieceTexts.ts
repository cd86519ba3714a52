import type { PieceText } from '@musi/domain/market/pieceText'
import type { Clock } from '#platform/clock.ts'
import type { PieceFiles } from './pieceFiles.ts'

/** Time to wait for strangers' hosts; later answers are used by the next read. */
const FILES_MS = 4000

type Named = { readonly uri: string | null }

/**
 * File contents of the pieces; the same list while unchanged. Only files never seen before are awaited: if a stranger's
 * host fails or is slow, the earlier content is used, and an update counts from the next read.
 */
export function pieceTexts(files: Pick<PieceFiles, 'known' | 'text'>, clock: Pick<Clock, 'sleep'>) {
  const heard = new Map<string, PieceText | null>()
  let last: readonly (PieceText | null)[] = []

  function look(uri: string): Promise<PieceText | null> {
    const answer = files.text(uri).catch(() => null)
    void answer.then((text) => heard.set(uri, text))
    return answer
  }

  function forgetAllBut(pieces: readonly Named[]): void {
    if (heard.size <= pieces.length) return
    const named = new Set(pieces.map(({ uri }) => uri))
    for (const uri of heard.keys()) if (!named.has(uri)) heard.delete(uri)
  }

  return async (pieces: readonly Named[]): Promise<readonly (PieceText | null)[]> => {
    let late: Promise<null> | undefined
    const textOf = (uri: string) => {
      const known = files.known(uri)
      if (known.ok) return known.text
      const before = heard.get(uri)
      const answer = look(uri)
      if (before !== undefined) return before
      late ??= clock.sleep(FILES_MS).then(() => null)
      return Promise.race([answer, late])
    }
    const looks = pieces.map(({ uri }) => (uri === null ? null : textOf(uri)))
    const texts: (PieceText | null)[] = []
    for (const text of looks) texts.push(text instanceof Promise ? await text : text)
    forgetAllBut(pieces)
    const isSame = texts.length === last.length && texts.every((text, at) => text === last[at])
    if (!isSame) last = texts
    return last
  }
}
