import { symbolText } from '../amount/symbolText.ts'
import { safeText } from '../safeText.ts'
import { listDiff } from '../token-lists/diff.ts'
import type { ListedToken, TokenList } from '../token-lists/tokenList.ts'
import { versionText } from '../token-lists/version.ts'

/** A list's name has at most so many characters (spec: token-lists.schema). */
const LONGEST_NAME = 30

/** Content of the popup about a list, without the words (spec: popups.list-update). */
export type ListUpdateParts = {
  readonly name: string
  readonly from: string
  readonly to: string
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** Number of tokens whose details differ between the versions. */
  readonly updated: number
}

export function listUpdateParts(held: TokenList, offered: TokenList): ListUpdateParts {
  const { added, removed, changed } = listDiff(held.tokens, offered.tokens)
  const symbols = (tokens: readonly ListedToken[]) => tokens.map(({ symbol }) => symbolText(symbol))
  return {
    name: safeText(held.name, LONGEST_NAME),
    from: versionText(held.version),
    to: versionText(offered.version),
    added: symbols(added),
    removed: symbols(removed),
    updated: changed.length,
  }
}
