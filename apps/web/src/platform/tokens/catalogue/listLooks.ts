import type { Token } from '@musi/domain/currency'
import { type KnownTokenIndex, knownTokenIndex } from '@musi/domain/text/tokenLookAlike'
import { runToEnd } from '@musi/domain/token-lists/slices'
import { type ListedTokens, listedTokens } from './listedTokens.ts'
import { perVisit } from '#platform/page/visit/visit.ts'

/** Tokens per step; every letter of their names is analysed, so thousands are not processed in one go. */
const STEP_SIZE = 500

type LooksState = {
  readonly tokens: ListedTokens
  readonly parts: KnownTokenIndex[]
  readonly rest: Iterator<KnownTokenIndex>
}

const cache = perVisit((): { state?: LooksState } => ({}))

function* parts(tokens: readonly Token[]): Generator<KnownTokenIndex> {
  for (let at = 0; at < tokens.length; at += STEP_SIZE) yield knownTokenIndex(tokens.slice(at, at + STEP_SIZE), [])
}

function currentState(): LooksState {
  const tokens = listedTokens()
  const now = cache()
  if (now.state?.tokens !== tokens)
    now.state = { tokens, parts: [], rest: parts(Array.from(tokens.values(), ({ token }) => token)) }
  return now.state
}

/** Prepares the look-alike data of the selected list ahead of the first comparison. */
export function* listLookSteps(): Generator<undefined> {
  const { parts: prepared, rest } = currentState()
  for (let next = rest.next(); next.done !== true; next = rest.next()) {
    prepared.push(next.value)
    yield undefined
  }
}

/** The look-alike data of the selected list; prepares what is still missing. */
export function listLooks(): readonly KnownTokenIndex[] {
  runToEnd(listLookSteps())
  return currentState().parts
}
