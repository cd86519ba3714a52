import { usePage } from '#platform/page/navigation/usePage.ts'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { MarketAnswer } from './browse/MarketAnswer.tsx'
import { NotFoundNote } from './frame/NotFoundNote.tsx'
import { marketText } from './frame/marketWords.ts'
import styles from '#platform/page/card/Page.module.css'
import { PiecePlaceholder } from './piece/PiecePlaceholder.tsx'
import { PieceView } from './piece/PieceView.tsx'
import { useMarket } from '#platform/tokens/collectibles/useMarket.ts'

/** /nft/{collection}/{id}: one piece (spec: market.piece-page). */
export function PiecePage() {
  const page = usePage()
  const state = useMarket()
  if (page?.name !== 'piece') return null
  const isThisPiece = (each: { collection: string; id: bigint }) =>
    each.collection.toLowerCase() === page.collection.toLowerCase() && String(each.id) === page.id
  return (
    <section id="piece-page" className={styles['bannerPage']}>
      <PlaceLink to="/nft">{marketText('back')}</PlaceLink>
      <MarketAnswer state={state} heading={`#${page.id}`} placeholder={<PiecePlaceholder />}>
        {({ pieces, collections, isWhole }) => {
          const piece = pieces.find(isThisPiece)
          if (piece === undefined)
            return isWhole ? <NotFoundNote title={marketText('piece.missing')} /> : <PiecePlaceholder />
          const pieceCollection = collections.find(({ address }) => address === piece.collection)
          return <PieceView {...{ piece, pieceCollection }} onChanged={state.again} />
        }}
      </MarketAnswer>
    </section>
  )
}
