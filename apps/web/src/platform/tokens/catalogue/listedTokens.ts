import type { Address } from '@musi/domain/address'
import { currentList } from '@musi/domain/token-lists/listState'
import { config } from '#platform/page/config/config.ts'
import { askListWorker } from '../token-lists/listWorkerClient.ts'
import type { ListAnswer, ListedEntry } from '../token-lists/listTask.ts'
import { listStore } from '../token-lists/listStore.ts'
import { bookTokens } from '#platform/session/chain/bookTokens.ts'
import { perVisit } from '#platform/page/visit/visit.ts'
import { visitListeners } from '#platform/page/visit/visitListeners.ts'

export type ListedTokens = ReadonlyMap<Address, ListedEntry>

const NO_TOKENS: ListedTokens = new Map()
/** The text of the selected list, its tokens, and the text that the tokens were read from. */
const state = perVisit(() => ({
  text: null as string | null,
  tokens: NO_TOKENS,
  readText: null as string | null,
  reading: Promise.resolve(),
}))
const listeners = visitListeners()

/** The tokens of the selected list on this chain, as last read. */
export const listedTokens = (): ListedTokens => state().tokens

/** Returns false while the selected list is loading, since an unknown token may be on it. A failed list counts as read. */
export function isListRead(): boolean {
  watch()
  const { byUrl, selected } = listStore.get()
  const entry = byUrl.get(selected)
  const isLoading = entry !== undefined && currentList(entry) === null && entry.fetch.kind !== 'failed'
  return !isLoading && state().readText === state().text
}

export function subscribeListRead(listener: () => void): () => void {
  const stops = [subscribeListed(listener), listStore.subscribe(listener)]
  return () => stops.forEach((stop) => stop())
}

/** Resolves when the tokens of the currently selected list are read. */
export async function listedTokensRead(): Promise<void> {
  watch()
  let waited
  do {
    waited = state().reading
    await waited
  } while (waited !== state().reading)
}

/** Starts reading the selected list with the first listener, and again whenever it changes. */
export function subscribeListed(listener: () => void): () => void {
  watch()
  return listeners.subscribe(listener)
}

const watch = perVisit(() => {
  listStore.subscribe(readSelectedList)
  readSelectedList()
})

function readSelectedList(): void {
  const { byUrl, selected } = listStore.get()
  const entry = byUrl.get(selected)
  const next = entry ? (currentList(entry)?.text ?? null) : null
  const now = state()
  if (next === now.text) return
  now.text = next
  now.reading = next === null ? Promise.resolve(storeTokens(next, NO_TOKENS)) : read(next, selected)
}

function storeTokens(text: string | null, tokens: ListedTokens): void {
  const now = state()
  if (text !== now.text) return
  now.tokens = tokens
  now.readText = text
  listeners.notify()
}

async function read(text: string, url: string): Promise<void> {
  const tokens = new Map<Address, ListedEntry>()
  const onAnswer = (answer: ListAnswer) => {
    if (answer.kind === 'part') for (const entry of answer.entries) tokens.set(entry.token.address, entry)
    // oxlint-disable-next-line no-console -- for the list's maintainer (spec: token-lists.duplicates)
    if (answer.kind === 'allTokens' && answer.log !== null) console.error(`List at url ${url}: ${answer.log}`)
    // The stored text is not a valid list, so it is shown as empty and fetched again.
    if (answer.kind === 'noJson' || answer.kind === 'invalid') listStore.forget(url)
  }
  try {
    const known = [...bookTokens().values()]
    await askListWorker({ kind: 'tokens', text, chainId: config().chainId, known }, onAnswer)
    storeTokens(text, tokens)
  } catch (error) {
    // Forgets the text, so that the next change of the lists reads it again.
    const now = state()
    if (text === now.text) now.text = now.readText = null
    // oxlint-disable-next-line no-console
    console.error(`The token list ${url} could not be read.`, error)
  }
}
