import type { Address } from '@musi/domain/address'
import { type ReleaseField, readRelease } from '@musi/domain/market/readRelease'
import { type FormEvent, useState } from 'react'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import type { Answer } from '#platform/page/loading/useAnswer.ts'
import { showModal } from '#platform/page/modals/openModal.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { typedSeconds } from '../../terms/openingText.ts'
import { focusNext } from '../begun/focusNext.ts'
import { keptReleases } from '../begun/keptReleases.ts'
import { releaseText } from '../begun/releaseWords.ts'
import { type ReleaseDraft, typedRelease } from '../begun/typedRelease.ts'
import { type PictureProblem, pictureProblem } from './pictureProblem.ts'
import { problemText } from './problemText.ts'
import { useOwnCollections } from './useOwnCollections.ts'
import { usePriceCurrencies } from './usePriceCurrencies.ts'

/** Something missing at the time of the click. */
type Missed = 'wallet' | 'collections'

/** Current text; what has loaded since is no longer missing. */
function missedText(missed: Missed, account: Address | null, { kind }: Answer<unknown>): string {
  if (missed === 'wallet') return account === null ? releaseText('begin.noWallet') : ''
  if (kind === 'waiting') return releaseText('collection.reading')
  return kind === 'failed' ? releaseText('begin.away') : ''
}

/** Validates the input against what is known, and handles the submit. */
export function useReleaseForm(factory: Address, account: Address | null) {
  const typed = useVisitValue(typedRelease)
  const { head } = useHeads()
  const [isTried, setTried] = useState(false)
  const [unfit, setUnfit] = useState<PictureProblem | null>(null)
  const [missed, setMissed] = useState<Missed | null>(null)
  const answer = useOwnCollections(factory, account)
  const currencies = usePriceCurrencies(account)
  const own = answer.kind === 'ready' ? answer.value.newest : []
  const collection =
    typed.collection === 'new' ? undefined : (own.find(({ address }) => address === typed.collection) ?? own[0])
  const currency = currencies.find((each) => 'address' in each && each.address === typed.currency) ?? currencies[0]
  const releaseSeconds = typedSeconds(typed.releaseAt)
  const read = readRelease(typed, {
    nowSeconds: head?.timeSeconds ?? 0,
    releaseSeconds,
    currency,
    hasPicture: typed.picture !== null,
    isFirst: collection === undefined,
  })
  const errorOf = (field: ReleaseField) => {
    const problem = read.problems.get(field)
    return isTried && problem !== undefined ? problemText(field, problem) : null
  }
  function change(part: Parameters<typeof typedRelease.change>[0]): void {
    setMissed(null)
    typedRelease.change(part)
  }
  async function pick(file: File): Promise<void> {
    setMissed(null)
    const problem = await pictureProblem(file)
    setUnfit(problem)
    if (problem === null) typedRelease.pick(file)
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setTried(true)
    if (read.terms === null) {
      // The error appears beside its field after the next render.
      requestAnimationFrame(() => document.querySelector<HTMLElement>('#release-form [aria-invalid]')?.focus())
      return
    }
    if (account === null) {
      setMissed('wallet')
      showModal('WALLET')
      return
    }
    if (answer.kind !== 'ready') {
      setMissed('collections')
      return
    }
    keptReleases.begin(begunRelease(typed, read.terms, { account, collection, collectionsBefore: answer.value.count }))
    focusNext('release-journey')
  }
  const why = missed === null ? '' : missedText(missed, account, answer)
  const price = read.terms?.price ?? null
  const state = { typed, answer, own, collection, currencies, currency, releaseSeconds, price, unfit, why }
  return { ...state, errorOf, change, pick, submit }
}

const saltOf = (): string => String(crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n)

type Begun = {
  account: Address
  /** Undefined opens a new collection. */
  collection: { address: Address; name: string; symbol: string; pieces: number } | undefined
  collectionsBefore: number
}

/** A release as stored from the click on, with its terms parsed. */
const begunRelease = (
  { collectionName, symbol, collectionText, name, artist, description, days }: ReleaseDraft,
  { royaltyBps, price, releaseSeconds }: NonNullable<ReturnType<typeof readRelease>['terms']>,
  { account, collection, collectionsBefore }: Begun,
): Parameters<typeof keptReleases.begin>[0] => ({
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
