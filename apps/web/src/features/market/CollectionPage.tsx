import { Text } from '@musi/ui/Text'
import { Skeleton } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { usePage } from '#platform/page/navigation/usePage.ts'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { ArtistLine } from '#platform/tokens/collectibles/ArtistLine.tsx'
import { AssetPicture } from '#platform/tokens/collectibles/AssetPicture.tsx'
import { Browse } from './browse/Browse.tsx'
import { MarketAnswer, MarketPlaceholder } from './browse/MarketAnswer.tsx'
import { pictureOf } from './browse/PieceCard.tsx'
import { CollectionOffers } from './collection/CollectionOffers.tsx'
import { UncountedAmounts, Floor, Volume } from './frame/CollectionFigures.tsx'
import { NotFoundNote } from './frame/NotFoundNote.tsx'
import { marketText } from './frame/marketWords.ts'
import frame from '#platform/page/card/Page.module.css'
import styles from './piece/Piece.module.css'
import type { Collection, Piece } from '#platform/tokens/collectibles/readMarket.ts'
import { useMarket } from '#platform/tokens/collectibles/useMarket.ts'

/** /nft/{collection}: a collection's figures and pieces (spec: market.collection-page). */
export function CollectionPage() {
  const page = usePage()
  const state = useMarket()
  if (page?.name !== 'collection') return null
  const isThisCollection = (address: string) => address.toLowerCase() === page.address.toLowerCase()
  return (
    <section id="collection-page" className={frame['bannerPage']}>
      <PlaceLink to="/nft">{marketText('back')}</PlaceLink>
      <MarketAnswer state={state} heading={marketText('piece.collection')} placeholder={<CollectionPlaceholder />}>
        {({ pieces, collections, hasMore, isWhole }) => {
          const collection = collections.find(({ address }) => isThisCollection(address))
          if (collection === undefined) return <NotFoundNote title={marketText('collection.missing')} />
          const ownPieces = pieces.filter((piece) => isThisCollection(piece.collection))
          return (
            <>
              <CollectionHead collection={collection} newest={ownPieces.find(({ hasPicture }) => hasPicture) ?? null} />
              <Browse pieces={ownPieces} collections={[collection]} {...{ hasMore, isWhole }} onChanged={state.again} />
              <div className={styles['offers']}>
                <CollectionOffers collection={collection} pieces={ownPieces} onChanged={state.again} />
              </div>
            </>
          )
        }}
      </MarketAnswer>
    </section>
  )
}

const FIGURES = [
  'collection.pieces',
  'collection.holders',
  'collection.listed',
  'top.floor',
  'top.volume',
  'collection.sales',
] as const

/** Placeholders for the name, the figures and the pieces. */
const CollectionPlaceholder = () => (
  <>
    <header className={styles['collection']}>
      <Skeleton shape="cover" />
      <Text size={28}>
        <Skeleton />
      </Text>
      <Stack as="dl" gap={2} className={styles['figures']}>
        {FIGURES.map((figure) => (
          <div key={figure}>
            <dt>{marketText(figure)}</dt>
            <dd>
              <Skeleton />
            </dd>
          </div>
        ))}
      </Stack>
    </header>
    <MarketPlaceholder />
  </>
)

/** `newest`: the newest piece with a picture. */
function CollectionHead({ collection, newest }: { collection: Collection; newest: Piece | null }) {
  const { name, text, pieces, holders, listed, floor, floorInTokens, volume } = collection
  const maker = newest?.maker ?? null
  const figures = {
    'collection.pieces': [numberText(pieces)],
    'collection.holders': [numberText(holders)],
    'collection.listed': [numberText(listed)],
    'top.floor': [<Floor key="floor" collection={collection} />, floor === null ? [] : floorInTokens],
    'top.volume': [
      <Volume key="volume" collection={collection} />,
      volume?.native === 0 ? [] : (volume?.inTokens ?? []),
    ],
    'collection.sales': [volume === null ? marketText('top.unknown') : numberText(volume.sales)],
  } as const
  return (
    <header className={styles['collection']}>
      <AssetPicture image={newest && pictureOf(newest)} seed={collection.address} alt="" isFirst />
      <Stack gap={2}>
        <h1 id="collection-title" tabIndex={-1}>
          {name}
        </h1>
        {maker !== null && <ArtistLine artist={{ name: '', address: maker }} isHead />}
      </Stack>
      {text !== '' && (
        <p className={styles['about']}>
          <bdi>{text}</bdi>
        </p>
      )}
      <Stack as="dl" id="collection-facts" gap={2} className={styles['figures']}>
        {FIGURES.map((figure) => {
          const [value, beside = []] = figures[figure]
          return (
            <div key={figure}>
              <dt>{marketText(figure)}</dt>
              <dd>
                {value}
                <UncountedAmounts amounts={beside} />
              </dd>
            </div>
          )
        })}
      </Stack>
    </header>
  )
}
