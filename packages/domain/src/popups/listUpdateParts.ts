import { symbolText } from '../amount/symbolText.ts'
import { safeText } from '../safeText.ts'
import { listDiff } from '../token-lists/diff.ts'
import type { ListedToken, TokenList } from '../token-lists/tokenList.ts'
import { versionText } from '../token-lists/version.ts'

/** spec: token-lists.schema */
const MAX_NAME_LENGTH = 30

/** Content of the popup about a list update, as data (spec: popups.list-update). */
export type ListUpdateParts = {
  readonly name: string
  readonly from: string
  readonly to: string
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** Number of tokens whose details differ between the versions. */
  readonly updated: number
}

export function listUpdateParts(current: TokenList, offered: TokenList): ListUpdateParts {
  const { added, removed, changed } = listDiff(current.tokens, offered.tokens)
  const symbols = (tokens: readonly ListedToken[]) => tokens.map(({ symbol }) => symbolText(symbol))
  return {
    name: safeText(current.name, MAX_NAME_LENGTH),
    from: versionText(current.version),
    to: versionText(offered.version),
    added: symbols(added),
    removed: symbols(removed),
    updated: changed.length,
  }
}
