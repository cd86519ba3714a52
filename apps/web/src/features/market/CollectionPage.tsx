import { Fragment } from 'react'
import { PlaceLink } from '../../platform/page/navigation/PlaceLink.tsx'
import { usePage } from '../../platform/page/navigation/usePage.ts'
import { numberText } from '../../platform/page/i18n/numberText.ts'
import { withParts } from '../../platform/page/i18n/withParts.tsx'
import { Amount } from '../../platform/tokens/explain/Amount.tsx'
import { Browse } from './browse/Browse.tsx'
import { MarketAnswer } from './browse/MarketAnswer.tsx'
import { CollectionOffers } from './collection/CollectionOffers.tsx'
import { MissingHere } from './shelf/MissingHere.tsx'
import { t } from './shelf/marketWords.ts'
import styles from './piece/Piece.module.css'
import type { Collection } from '../../platform/tokens/collectibles/readMarket.ts'
import { useMarket } from '../../platform/tokens/collectibles/useMarket.ts'
import { worthText } from './shelf/worthText.ts'

/** /nft/{collection}: its figures and its pieces (spec: market.collection-page). */
export function CollectionPage() {
  const page = usePage()
  const state = useMarket()
  if (page?.name !== 'collection') return null
  const isThis = (address: string) => address.toLowerCase() === page.address.toLowerCase()
  return (
    <section id="collection-page" className={styles['page']}>
      <PlaceLink to="/nft">{t('back')}</PlaceLink>
      <MarketAnswer state={state} heading={t('piece.collection')}>
        {({ pieces, collections, hasMore, isWhole }) => {
          const home = collections.find(({ address }) => isThis(address))
          if (home === undefined) return <MissingHere title={t('collection.missing')} />
          const own = pieces.filter(({ collection }) => isThis(collection))
          return (
            <>
              <CollectionHead collection={home} />
              <CollectionOffers collection={home} pieces={own} onChanged={state.again} />
              <Browse pieces={own} collections={[home]} {...{ hasMore, isWhole }} onChanged={state.again} />
            </>
          )
        }}
      </MarketAnswer>
    </section>
  )
}

function CollectionHead({ collection }: { collection: Collection }) {
  const { name, text, pieces, holders, listed, floor, floorBeside, volume } = collection
  const facts = [
    [t('collection.pieces'), numberText(pieces)],
    [t('collection.holders'), numberText(holders)],
    [t('collection.listed'), numberText(listed)],
    [t('top.floor'), floor === null ? t('top.unlisted') : worthText(floor), floorBeside],
    [t('top.volume'), volume === null ? t('top.unknown') : worthText(volume), volume?.beside ?? []],
    [t('collection.sales'), volume === null ? t('top.unknown') : numberText(volume.sales)],
  ] as const
  return (
    <header className={styles['head']}>
      <h1 id="collection-title" tabIndex={-1}>
        {name}
      </h1>
      {text !== '' && (
        <p dir="auto" className={styles['about']}>
          {text}
        </p>
      )}
      <dl id="collection-facts" className={styles['figures']}>
        {facts.map(([label, value, beside = []]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {beside.length > 0 && <Beside amounts={beside} />}
            </dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

/** What is asked or was paid in tokens that anybody can make, and is in no figure (spec: market.counted). */
const Beside = ({ amounts }: { amounts: Collection['floorBeside'] }) => (
  <small className={styles['beside']}>
    {withParts(t('top.beside', { amounts: '⟦amounts⟧' }), {
      amounts: amounts.map(({ token, amount }, at) => (
        <Fragment key={token}>
          {at > 0 && ', '}
          <Amount currency={token} amount={amount} />
        </Fragment>
      )),
    })}
  </small>
)
