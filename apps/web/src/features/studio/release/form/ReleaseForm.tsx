import type { Address } from '@musi/domain/address'
import { type ReleaseField, type TypedRelease, readRelease } from '@musi/domain/market/readRelease'
import { LONGEST_TYPED, typedAmount } from '@musi/domain/amount/typedAmount'
import { PIECE_LIMITS } from '@musi/domain/text/textLimits'
import { Button } from '@musi/ui/controls/Button'
import { Input } from '@musi/ui/controls/Input'
import { Text } from '@musi/ui/Text'
import { TextArea } from '@musi/ui/controls/TextArea'
import { Note } from '@musi/ui/layout/Note'
import { type FormEvent, useState } from 'react'
import panel from '#platform/page/card/Card.module.css'
import type { Answer } from '#platform/page/loading/useAnswer.ts'
import { showModal } from '#platform/page/modals/openModal.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { FileField } from '../../form/FileField.tsx'
import form from '../../form/SongForm.module.css'
import { typedSeconds } from '../../terms/openingText.ts'
import { CollectionFields } from './CollectionFields.tsx'
import { PriceFields } from './PriceFields.tsx'
import { ReleasePreview } from './ReleasePreview.tsx'
import { focusNext } from '../begun/focusNext.ts'
import { keptReleases } from '../begun/keptReleases.ts'
import { type PictureProblem, pictureProblem } from './pictureProblem.ts'
import { problemText } from './problemText.ts'
import { r } from '../begun/releaseWords.ts'
import { typedRelease } from '../begun/typedRelease.ts'
import { useOwnCollections } from './useOwnCollections.ts'
import { usePriceCurrencies } from './usePriceCurrencies.ts'

type Props = { factory: Address; account: Address | null }

/** What was not there when somebody pressed. */
type Missed = 'wallet' | 'collections'

/** As it is now: what has come meanwhile is no longer missed. */
function missedText(missed: Missed, account: Address | null, { kind }: Answer<unknown>): string {
  if (missed === 'wallet') return account === null ? r('begin.noWallet') : ''
  if (kind === 'waiting') return r('collection.reading')
  return kind === 'failed' ? r('begin.away') : ''
}

const saltOf = (): string => String(crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n)

/** Everything about a piece, checked before anything is sent (spec: release.form). */
export function ReleaseForm({ factory, account }: Props) {
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
    ...{ nowSeconds: head?.timeSeconds ?? 0, releaseSeconds, currency },
    ...{ hasPicture: typed.picture !== null, isFirst: collection === undefined },
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
      // What is wrong is said beside its field once this is drawn.
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
    const { royaltyBps, price } = read.terms
    const { collectionName, symbol, collectionText, name, artist, description, days } = typed
    keptReleases.begin({
      account,
      collection: collection?.address ?? null,
      ...{ collectionName: collection?.name ?? collectionName.trim(), symbol: collection?.symbol ?? symbol.trim() },
      ...{ collectionText, collectionsBefore: answer.value.count, piecesBefore: collection?.pieces ?? 0 },
      ...{ name: name.trim(), artist: artist.trim(), description: description.trim(), royaltyBps, days },
      ...{ releaseSeconds: String(read.terms.releaseSeconds), price: String(price.raw), salt: saltOf() },
      currency: price.currency.kind === 'native' ? null : price.currency.address,
    })
    focusNext('release-journey')
  }
  const field = (name: keyof TypedRelease) => ({
    id: `release-${name}`,
    label: r(name),
    value: typed[name],
    error: errorOf(name),
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <div className={form['columns']}>
      <form id="release-form" className={`${panel['roomy'] ?? ''} ${form['form'] ?? ''}`} noValidate onSubmit={submit}>
        <CollectionFields
          {...{ answer, own, errorOf }}
          isConnected={account !== null}
          chosen={collection}
          typed={typed}
          onChange={change}
        />
        <Text as="h2" size={20} breaks>
          {r('form.title')}
        </Text>
        <FileField
          id="release-picture"
          name="artwork"
          label={r('picture')}
          accept="image/png,image/jpeg,image/webp"
          file={typed.picture === null ? null : heldPicture(typed.picture)}
          note={r('picture.kinds')}
          error={unfit === null ? errorOf('picture') : r(`picture.${unfit}`)}
          onPick={(file) => void pick(file)}
        />
        <div className={form['pair']}>
          <Input {...field('name')} maxLength={PIECE_LIMITS.name} />
          <Input {...field('artist')} maxLength={PIECE_LIMITS.artist} />
        </div>
        <TextArea {...field('description')} maxLength={PIECE_LIMITS.description} />
        <PriceFields
          {...{ typed, currencies, currency, releaseSeconds, errorOf }}
          onChange={change}
          priceField={{
            ...field('price'),
            maxLength: LONGEST_TYPED,
            onChange: (event) => {
              const amount = typedAmount(event.target.value)
              if (amount !== null) change({ price: amount })
            },
          }}
        />
        <Input {...field('royalty')} inputMode="decimal" hint={r('royalty.about')} />
        <Button id="release-begin" type="submit" kind="primary" size="large" block aria-describedby="release-why">
          {r('begin')}
        </Button>
        <Note as="output" id="release-why" breaks>
          {missed === null ? '' : missedText(missed, account, answer)}
        </Note>
      </form>
      <ReleasePreview
        picture={typed.picture?.address ?? null}
        name={typed.name}
        releaseSeconds={releaseSeconds}
        price={read.terms?.price ?? null}
      />
    </div>
  )
}

const heldPicture = ({ file, address }: { file: File; address: string }) => ({
  name: file.name,
  type: file.type,
  address,
})
