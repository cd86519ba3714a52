import { percentText } from '@musi/domain/amount/percentText'
import { basisPoints } from '@musi/domain/fraction'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { type ReactNode, useState } from 'react'
import { Section } from '#platform/page/card/Section.tsx'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { figureText } from '#platform/page/money/figureText.ts'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { AssetPicture } from '#platform/tokens/collectibles/AssetPicture.tsx'
import { pictureOf } from '../browse/PieceCard.tsx'
import { PiecePrice } from '../browse/PiecePrice.tsx'
import { t } from '../shelf/marketWords.ts'
import { type Collection, type Piece, nameOf } from '#platform/tokens/collectibles/readMarket.ts'
import { useReview } from '#platform/session/review/useReview.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { askOrders } from '#platform/tokens/collectibles/askMarket.ts'
import { OwnListings } from './OwnListings.tsx'
import { TradeBox } from '../trade/TradeBox.tsx'
import { type TradeAct, tradeIntent } from '../trade/tradeIntent.ts'
import { TradeSheet } from '../trade/TradeSheet.tsx'
import { tradeWays } from '../trade/tradeWays.ts'
import { useMarketAnswer } from '#platform/tokens/collectibles/useMarketAnswer.ts'
import styles from './Piece.module.css'
import { PieceHistory } from './PieceHistory.tsx'
import { PieceOffers } from './PieceOffers.tsx'

type Props = { piece: Piece; home: Collection | undefined }
/** `onChanged`: called when the piece's price may have changed. */
type ViewProps = Props & { onChanged: () => void }

/** Picture, price, who has it and who made it, offers and history. */
export function PieceView({ piece, home, onChanged }: ViewProps) {
  const name = nameOf(piece)
  const account = useAccount()
  const { collection, id } = piece
  const isWaiting = piece.upcoming !== null
  const [pages, setPages] = useState(1)
  const state = useMarketAnswer(
    `${collection} ${id} ${isWaiting}`,
    () => askOrders({ collection, id, isWaiting }, pages),
    pages,
  )
  const ways = tradeWays(piece, state.kind === 'read' ? state.value.rows : null, account)
  const again = () => {
    state.again()
    onChanged()
  }
  const session = useReview<TradeAct>({ intentOf: tradeIntent, isAskedAgain: true, onSent: again })
  return (
    <div className={styles['columns']}>
      <Stack gap={5} className={styles['picture']}>
        <AssetPicture
          image={pictureOf(piece)}
          seed={`${piece.collection} ${piece.id}`}
          alt={t('piece.picture', { name })}
        />
        {piece.pictureChangedSeconds !== null && (
          <p id="picture-changed">{t('piece.picture.changed', { time: exactTime(piece.pictureChangedSeconds) })}</p>
        )}
      </Stack>
      <Stack gap={5}>
        <Stack as="header" gap={3} className={styles['head']}>
          <h1 id="piece-title" tabIndex={-1}>
            {name}
          </h1>
          {piece.isUnread && <p>{t('piece.unread')}</p>}
          <Text id="piece-price" tone="strong" size={20} weight={560} figures>
            <PiecePrice piece={piece} whose />
          </Text>
        </Stack>
        <TradeBox {...{ piece, ways, account, session }} onChanged={again} />
        {account !== null && <OwnListings {...{ piece, account, session }} own={ways.own} onChanged={again} />}
        {piece.description !== null && (
          <Section title={t('piece.about')}>
            <p dir="auto" className={styles['about']}>
              {piece.description}
            </p>
          </Section>
        )}
        <PieceFacts {...{ piece, home }} />
        <PieceOffers {...{ piece, state, ways, session }} onMore={() => setPages(pages + 1)} />
        <PieceHistory piece={piece} />
        <TradeSheet session={session} />
      </Stack>
    </div>
  )
}

function PieceFacts({ piece, home }: Props) {
  const { collection, id, owner, royalty, releaseSeconds, traits } = piece
  const share = royalty === null ? null : figureText(percentText(basisPoints(royalty.bps), 2))
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('piece.collection'),
      <Link key="collection" to={`/nft/${collection}`}>
        {home?.name ?? collection}
      </Link>,
    ],
    [t('piece.number'), String(id)],
    [t('piece.owner'), <AddressName key="owner" address={owner} />],
    ...(royalty === null
      ? []
      : [[t('piece.creator'), <AddressName key="creator" address={royalty.artist} />] as const]),
    [t('piece.royalty'), share === null ? t('piece.royalty.none') : t('piece.royalty.share', { share })],
    [t('piece.released'), releaseSeconds === null ? t('piece.released.none') : exactTime(releaseSeconds)],
    ...traits.map(({ name, value }) => [name, value] as const),
  ]
  return (
    <Stack as="dl" id="piece-facts" gap={2} className={styles['facts']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Stack>
  )
}
