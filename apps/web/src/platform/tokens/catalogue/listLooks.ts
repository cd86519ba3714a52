import type { Token } from '@musi/domain/currency'
import { type KnownLooks, knownLooks } from '@musi/domain/text/tokenLookAlike'
import { runAll } from '@musi/domain/token-lists/slices'
import { type ListedTokens, listedTokens } from './listedTokens.ts'
import { perVisit } from '#platform/page/visit/visit.ts'

/** Every letter of their names is analysed, so thousands of them are not processed in one go. */
const PART = 500

type LooksState = { readonly tokens: ListedTokens; readonly parts: KnownLooks[]; readonly rest: Iterator<KnownLooks> }

const visit = perVisit((): { state?: LooksState } => ({}))

function* parts(tokens: readonly Token[]): Generator<KnownLooks> {
  for (let at = 0; at < tokens.length; at += PART) yield knownLooks(tokens.slice(at, at + PART), [])
}

function current(): LooksState {
  const tokens = listedTokens()
  const now = visit()
  if (now.state?.tokens !== tokens)
    now.state = { tokens, parts: [], rest: parts(Array.from(tokens.values(), ({ token }) => token)) }
  return now.state
}

/** Prepares the look-alike data of the selected list ahead of the first comparison. */
export function* listLookSteps(): Generator<undefined> {
  const { parts: done, rest } = current()
  for (let next = rest.next(); next.done !== true; next = rest.next()) {
    done.push(next.value)
    yield undefined
  }
}

/** The look-alike data of the selected list; prepares what is still missing. */
export function listLooks(): readonly KnownLooks[] {
  runAll(listLookSteps())
  return current().parts
}
