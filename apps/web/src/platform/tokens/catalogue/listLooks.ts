import type { Token } from '@musi/domain/currency'
import { type KnownLooks, knownLooks } from '@musi/domain/text/tokenLookAlike'
import { runAll } from '@musi/domain/token-lists/slices'
import { type ListedTokens, listedTokens } from './listedTokens.ts'
import { perVisit } from '../../page/visit/visit.ts'

/** Every letter of their names is read, so thousands of them are not laid out in one go. */
const PART = 500

type Laid = { readonly of: ListedTokens; readonly parts: KnownLooks[]; readonly rest: Iterator<KnownLooks> }

const visit = perVisit((): { laid?: Laid } => ({}))

function* parts(tokens: readonly Token[]): Generator<KnownLooks> {
  for (let at = 0; at < tokens.length; at += PART) yield knownLooks(tokens.slice(at, at + PART), [])
}

function current(): Laid {
  const of = listedTokens()
  const now = visit()
  if (now.laid?.of !== of) now.laid = { of, parts: [], rest: parts(Array.from(of.values(), ({ token }) => token)) }
  return now.laid
}

/** Lays out how the tokens of the selected list look, ahead of the first question. */
export function* listLookSteps(): Generator<undefined> {
  const { parts: done, rest } = current()
  for (let next = rest.next(); next.done !== true; next = rest.next()) {
    done.push(next.value)
    yield undefined
  }
}

/** How the tokens of the selected list look; what was not laid out ahead is now. */
export function listLooks(): readonly KnownLooks[] {
  runAll(listLookSteps())
  return current().parts
}
