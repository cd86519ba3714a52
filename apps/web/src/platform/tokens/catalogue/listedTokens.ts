import type { Address } from '@musi/domain/address'
import { currentList } from '@musi/domain/token-lists/listState'
import { config } from '../../page/config/config.ts'
import { askListDesk } from '../token-lists/listDesk.ts'
import type { ListAnswer, ListedEntry } from '../token-lists/listTask.ts'
import { listStore } from '../token-lists/listStore.ts'
import { bookTokens } from '../../session/chain/bookTokens.ts'
import { perVisit } from '../../page/visit/visit.ts'
import { visitListeners } from '../../page/visit/visitListeners.ts'

export type ListedTokens = ReadonlyMap<Address, ListedEntry>

const NONE: ListedTokens = new Map()
/** `heldOf`: the list that `held` are the tokens of. */
const visit = perVisit(() => ({
  text: null as string | null,
  held: NONE,
  heldOf: null as string | null,
  reading: Promise.resolve(),
}))
const listeners = visitListeners()

/** The tokens of the selected list on this chain, the last that were read through. */
export const listedTokens = (): ListedTokens => visit().held

/** False while the selected list is on its way: what is unknown now may be on it. A list that does not come is waited for no longer. */
export function isListRead(): boolean {
  watch()
  const { byUrl, selected } = listStore.get()
  const entry = byUrl.get(selected)
  const isComing = entry !== undefined && currentList(entry) === null && entry.fetch.kind !== 'failed'
  return !isComing && visit().heldOf === visit().text
}

export function subscribeListRead(listener: () => void): () => void {
  const stops = [subscribeListed(listener), listStore.subscribe(listener)]
  return () => stops.forEach((stop) => stop())
}

/** Settles when the tokens of the list that is selected now are there. */
export async function listedTokensRead(): Promise<void> {
  watch()
  let waited
  do {
    waited = visit().reading
    await waited
  } while (waited !== visit().reading)
}

/** From the first listener on the selected list is read, and again whenever it is another one. */
export function subscribeListed(listener: () => void): () => void {
  watch()
  return listeners.subscribe(listener)
}

const watch = perVisit(() => {
  listStore.subscribe(look)
  look()
})

function look(): void {
  const { byUrl, selected } = listStore.get()
  const entry = byUrl.get(selected)
  const next = entry ? (currentList(entry)?.text ?? null) : null
  const now = visit()
  if (next === now.text) return
  now.text = next
  now.reading = next === null ? Promise.resolve(take(next, NONE)) : read(next, selected)
}

function take(of: string | null, tokens: ListedTokens): void {
  const now = visit()
  if (of !== now.text) return
  now.held = tokens
  now.heldOf = of
  listeners.tell()
}

async function read(of: string, url: string): Promise<void> {
  const tokens = new Map<Address, ListedEntry>()
  const hear = (answer: ListAnswer) => {
    if (answer.kind === 'part') for (const entry of answer.entries) tokens.set(entry.token.address, entry)
    // oxlint-disable-next-line no-console -- for whoever keeps the list (spec: token-lists.duplicates)
    if (answer.kind === 'allTokens' && answer.log !== null) console.error(`List at url ${url}: ${answer.log}`)
    // What storage gave back was no list: it is shown as empty and fetched anew.
    if (answer.kind === 'noJson' || answer.kind === 'invalid') listStore.forget(url)
  }
  try {
    const known = [...bookTokens().values()]
    await askListDesk({ kind: 'tokens', text: of, chainId: config().chainId, known }, hear)
    take(of, tokens)
  } catch (error) {
    // The next change of the lists reads it again.
    const now = visit()
    if (of === now.text) now.text = now.heldOf = null
    // oxlint-disable-next-line no-console
    console.error(`The token list ${url} could not be read.`, error)
  }
}
