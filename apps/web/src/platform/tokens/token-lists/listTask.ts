import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { type ListUpdateParts, listUpdateParts } from '@musi/domain/popups/listUpdateParts'
import { type ListToken, type ListTokens, listTokenSteps, shownTokens } from '@musi/domain/token-lists/listTokens'
import { parseTokenList } from '@musi/domain/token-lists/schema'
import type { TokenList } from '@musi/domain/token-lists/tokenList'
import type { Standing } from '@musi/domain/token-lists/search/tokenOrder'
import { runToEnd } from '@musi/domain/token-lists/slices'
import { type ListUpdate, listUpdate } from '@musi/domain/token-lists/updatePolicy'
import { type KnownTokenIndex, knownTokenIndex, tokenLookAlike } from '@musi/domain/text/tokenLookAlike'
import type { StoredList } from './storedList.ts'

export type ListedEntry = { readonly token: ListToken; readonly standing: Standing }

/** Tasks that read all tokens of a list, which may be long. */
export type ListTask =
  | { readonly kind: 'check'; readonly text: string }
  | { readonly kind: 'compare'; readonly current: string; readonly offered: string }
  | { readonly kind: 'tokens'; readonly text: string; readonly chainId: number; readonly known: readonly Token[] }

type Problems = Extract<ReturnType<typeof parseTokenList>, { ok: false }>['problems']

/** Tokens arrive in parts small enough to handle within a frame; the last answer has another kind. */
export type ListAnswer =
  | { readonly kind: 'list'; readonly list: StoredList }
  | { readonly kind: 'invalid'; readonly problems: Problems }
  | { readonly kind: 'noJson' }
  | {
      readonly kind: 'compared'
      readonly update: ListUpdate['kind']
      readonly step: string
      readonly parts: ListUpdateParts
    }
  | { readonly kind: 'part'; readonly entries: readonly ListedEntry[] }
  | { readonly kind: 'allTokens'; readonly log: string | null }

const PART_SIZE = 500
/** Limit of the problems in a sentence; a hostile list may have one per token. */
const MAX_PROBLEMS = 20

type ParsedList = { ok: true; list: TokenList } | { ok: false; answer: ListAnswer }

function parseList(text: string): ParsedList {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { ok: false, answer: { kind: 'noJson' } }
  }
  const parsed = parseTokenList(json)
  if (parsed.ok) return { ok: true, list: parsed.list }
  const { length } = parsed.problems
  const more = length > MAX_PROBLEMS ? [{ path: '', message: `and ${length - MAX_PROBLEMS} more` }] : []
  return { ok: false, answer: { kind: 'invalid', problems: [...parsed.problems.slice(0, MAX_PROBLEMS), ...more] } }
}

function checkList(text: string): ListAnswer {
  const parsed = parseList(text)
  if (!parsed.ok) return parsed.answer
  const { name, version, logoURI = null } = parsed.list
  return { kind: 'list', list: { name, version, logoUri: logoURI, text } }
}

function compareLists(current: string, offered: string): ListAnswer {
  const before = parseList(current)
  const after = parseList(offered)
  if (!after.ok) return after.answer
  if (!before.ok) return before.answer
  const update = listUpdate(before.list, after.list)
  const step = update.kind === 'refuse' ? update.step : ''
  return { kind: 'compared', update: update.kind, step, parts: listUpdateParts(before.list, after.list) }
}

const standingOf = (token: Token, known: ReadonlySet<Address>, looks: KnownTokenIndex): Standing => {
  if (known.has(token.address)) return 'known'
  return tokenLookAlike(token, looks) === null ? 'unknown' : 'lookAlike'
}

function* tokensOf({ text, chainId, known }: Extract<ListTask, { kind: 'tokens' }>): Generator<ListAnswer> {
  const parsed = parseList(text)
  if (!parsed.ok) return yield parsed.answer
  const tokens = runToEnd(listTokenSteps(parsed.list))
  const addresses = new Set(known.map(({ address }) => address))
  const looks = knownTokenIndex(known, addresses)
  const shown = shownTokens(tokens, chainId)
  for (let at = 0; at < shown.length; at += PART_SIZE)
    yield {
      kind: 'part',
      entries: shown
        .slice(at, at + PART_SIZE)
        .map((token) => ({ token, standing: standingOf(token, addresses, looks) })),
    }
  yield { kind: 'allTokens', log: logText(tokens) }
}

/** Text for the log that helps the list's author; null if there is nothing to report (spec: token-lists.duplicates). */
function logText(tokens: ListTokens) {
  if (!tokens.ok)
    return `Duplicate tokens. ${tokens.problem.address} is there twice on chain ${tokens.problem.chainId}.`
  return tokens.refused.length > 0 ? `Addresses with a wrong checksum: ${tokens.refused.slice(0, 20).join(', ')}` : null
}

export function* runListTask(task: ListTask): Generator<ListAnswer> {
  if (task.kind === 'tokens') yield* tokensOf(task)
  else yield task.kind === 'check' ? checkList(task.text) : compareLists(task.current, task.offered)
}
