import type { Address } from '@musi/domain/address'
import { type ReleaseField, readRelease } from '@musi/domain/market/readRelease'
import { type FormEvent, useState } from 'react'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import type { Answer } from '#platform/page/loading/useAnswer.ts'
import { showModal } from '#platform/page/modals/currentModal.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { typedSeconds } from '../../terms/openingText.ts'
import { focusNext } from '../state/focusNext.ts'
import { storedReleases } from '../state/storedReleases.ts'
import { releaseText } from '../state/releaseWords.ts'
import { type ReleaseDraft, typedRelease } from '../state/typedRelease.ts'
import { type PictureProblem, pictureProblem } from './pictureProblem.ts'
import { problemText } from './problemText.ts'
import { useOwnCollections } from './useOwnCollections.ts'
import { usePriceCurrencies } from './usePriceCurrencies.ts'

/** Data or a wallet that was missing at the click. */
type Missing = 'wallet' | 'collections'

/** Names the data that was missing at the click; empty once it has loaded. */
function missingText(missing: Missing, account: Address | null, { kind }: Answer<unknown>): string {
  if (missing === 'wallet') return account === null ? releaseText('begin.noWallet') : ''
  if (kind === 'waiting') return releaseText('collection.reading')
  return kind === 'failed' ? releaseText('begin.away') : ''
}

/** Validates the input against the chain's state, and handles the submit. */
export function useReleaseForm(factory: Address, account: Address | null) {
  const typed = useVisitValue(typedRelease)
  const { head } = useHeads()
  const [isTried, setTried] = useState(false)
  const [pictureError, setPictureError] = useState<PictureProblem | null>(null)
  const [missing, setMissing] = useState<Missing | null>(null)
  const answer = useOwnCollections(factory, account)
  const currencies = usePriceCurrencies(account)
  const collections = answer.kind === 'ready' ? answer.value.newest : []
  const collection =
    typed.collection === 'new'
      ? undefined
      : (collections.find(({ address }) => address === typed.collection) ?? collections[0])
  const currency = currencies.find((each) => 'address' in each && each.address === typed.currency) ?? currencies[0]
  const releaseSeconds = typedSeconds(typed.releaseAt)
  const parsed = readRelease(typed, {
    nowSeconds: head?.timeSeconds ?? 0,
    releaseSeconds,
    currency,
    hasPicture: typed.picture !== null,
    isFirst: collection === undefined,
  })
  const errorOf = (field: ReleaseField) => {
    const problem = parsed.problems.get(field)
    return isTried && problem !== undefined ? problemText(field, problem) : null
  }
  function change(part: Parameters<typeof typedRelease.change>[0]): void {
    setMissing(null)
    typedRelease.change(part)
  }
  async function pick(file: File): Promise<void> {
    setMissing(null)
    const problem = await pictureProblem(file)
    setPictureError(problem)
    if (problem === null) typedRelease.pick(file)
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setTried(true)
    if (parsed.terms === null) {
      // The error appears beside its field after the next render.
      requestAnimationFrame(() => document.querySelector<HTMLElement>('#release-form [aria-invalid]')?.focus())
      return
    }
    if (account === null) {
      setMissing('wallet')
      showModal('WALLET')
      return
    }
    if (answer.kind !== 'ready') {
      setMissing('collections')
      return
    }
    storedReleases.begin(
      newRelease(typed, parsed.terms, { account, collection, collectionsBefore: answer.value.count }),
    )
    focusNext('release-journey')
  }
  const submitNote = missing === null ? '' : missingText(missing, account, answer)
  const state = {
    typed,
    answer,
    collections,
    collection,
    currencies,
    currency,
    releaseSeconds,
    price: parsed.price,
    pictureError,
    submitNote,
  }
  return { ...state, errorOf, change, pick, submit }
}

const saltOf = (): string => String(crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n)

type ReleaseStart = {
  account: Address
  /** The collection for the piece; undefined opens a new one. */
  collection: { address: Address; name: string; symbol: string; pieces: number } | undefined
  collectionsBefore: number
}

/** Release to store at the click, with its parsed terms. */
const newRelease = (
  { collectionName, symbol, collectionText, name, artist, description, days }: ReleaseDraft,
  { royaltyBps, price, releaseSeconds }: NonNullable<ReturnType<typeof readRelease>['terms']>,
  { account, collection, collectionsBefore }: ReleaseStart,
): Parameters<typeof storedReleases.begin>[0] => ({
  account,
  collection: collection?.address ?? null,
  collectionName: collection?.name ?? collectionName.trim(),
  symbol: collection?.symbol ?? symbol.trim(),
  collectionText,
  collectionsBefore,
  piecesBefore: collection?.pieces ?? 0,
  name: name.trim(),
  artist: artist.trim(),
  description: description.trim(),
  royaltyBps,
  days,
  releaseSeconds: String(releaseSeconds),
  price: String(price.raw),
  salt: saltOf(),
  currency: price.currency.kind === 'native' ? null : price.currency.address,
})
