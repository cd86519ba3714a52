import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { type ReactNode, useState } from 'react'
import { ShareButton } from '#platform/page/share/ShareButton.tsx'
import { Section } from '#platform/page/card/Section.tsx'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { ExplorerLink } from '#platform/page/links/ExplorerLink.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { percentText } from '#platform/page/money/percentText.ts'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { ArtistLine } from '#platform/tokens/collectibles/ArtistLine.tsx'
import { AssetPicture } from '#platform/tokens/collectibles/AssetPicture.tsx'
import { creatorOf, pictureOf } from '../browse/PieceCard.tsx'
import { PiecePrice } from '../browse/PiecePrice.tsx'
import { DropCountdown } from '#platform/tokens/collectibles/drop/DropCountdown.tsx'
import { marketText } from '../frame/marketWords.ts'
import { type Collection, type Piece, nameOf } from '#platform/tokens/collectibles/readMarket.ts'
import { useReview } from '#platform/session/review/useReview.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { fetchOrders } from '#platform/tokens/collectibles/fetchMarket.ts'
import { OwnListings } from './OwnListings.tsx'
import { PriceHints } from '../trade/PriceHints.tsx'
import { TradeBox } from '../trade/TradeBox.tsx'
import { type TradeAct, tradeIntent } from '../trade/tradeIntent.ts'
import { TradeSheet } from '../trade/TradeSheet.tsx'
import { type AvailableTrades, availableTrades, isForSale } from '../trade/availableTrades.ts'
import { useMarketAnswer } from '#platform/tokens/collectibles/useMarketAnswer.ts'
import { transferText } from '#platform/tokens/transfer/transferWords.ts'
import styles from './Piece.module.css'
import { PieceHistory } from './PieceHistory.tsx'
import { PieceOffers } from './PieceOffers.tsx'

const TransferSheet = latePart(async () => (await import('#platform/tokens/transfer/TransferSheet.tsx')).TransferSheet)

type Props = { piece: Piece; pieceCollection: Collection | undefined }
/** `onChanged` is called when the piece's price may have changed. */
type ViewProps = Props & { onChanged: () => void }

/** The picture above the history; beside them artist, price, actions, offers and facts (spec: market.piece-page). */
export function PieceView({ piece, pieceCollection, onChanged }: ViewProps) {
  const name = nameOf(piece)
  const account = useAccount()
  const { collection, id } = piece
  const isWaiting = piece.upcoming !== null
  const [pages, setPages] = useState(1)
  const [isSending, setSending] = useState(false)
  const state = useMarketAnswer(
    `${collection} ${id} ${isWaiting}`,
    () => fetchOrders({ collection, id, isWaiting }, pages),
    pages,
  )
  const trades = availableTrades(piece, state.kind === 'read' ? state.value.rows : null, account)
  const reload = () => {
    state.again()
    onChanged()
  }
  const session = useReview<TradeAct>({ intentOf: tradeIntent, reopensOnRefusal: true, onSent: reload })
  return (
    <>
      <div className={styles['columns']}>
        <Stack gap={4}>
          <AssetPicture
            image={pictureOf(piece)}
            seed={`${piece.collection} ${piece.id}`}
            alt={marketText('piece.picture', { name })}
            isFirst
          />
          {piece.pictureChangedSeconds !== null && (
            <p id="picture-changed">
              {marketText('piece.picture.changed', { time: exactTime(piece.pictureChangedSeconds) })}
            </p>
          )}
        </Stack>
        <Stack gap={5} className={styles['beside']}>
          <PieceHead piece={piece} />
          <TradeBox
            {...{ piece, trades, account, session }}
            onChanged={reload}
            priceHints={<PriceHints pieceCollection={pieceCollection} offers={state} />}
          >
            {trades.isOwner && <SendButton onClick={() => setSending(true)} />}
            <ShareButton
              page={{
                title: name,
                cover: { seed: `${collection} ${id}`, picture: pictureOf(piece) },
                embed: { kind: 'piece', id: `${collection}-${id}`, size: 'card' },
              }}
              isWide
            />
          </TradeBox>
          {account !== null && (
            <OwnListings {...{ piece, account, session }} ownOrders={trades.ownOrders} onChanged={reload} />
          )}
          {!isBrief(piece.description) && <Description piece={piece} />}
          <PieceOffers {...{ piece, state, trades, session }} onMore={() => setPages(pages + 1)} />
          <PieceFacts {...{ piece, pieceCollection }} />
        </Stack>
        <PieceHistory piece={piece} />
      </div>
      <TradeSheet session={session} />
      {/* Stays open when the piece has its new owner, to show the result. */}
      {isSending && account !== null && (
        <SendSheet {...{ piece, account, trades }} onSent={reload} onClose={() => setSending(false)} />
      )}
    </>
  )
}

const SendButton = ({ onClick }: { onClick: () => void }) => (
  <Button id="send-piece" onPointerEnter={TransferSheet.preload} onClick={onClick}>
    {transferText('send')}
  </Button>
)

type SendProps = { piece: Piece; account: Address; trades: AvailableTrades; onSent: () => void; onClose: () => void }

function SendSheet({ piece, trades, ...props }: SendProps) {
  const { collection, id: tokenId } = piece
  const what = { kind: 'piece', collection, tokenId, title: nameOf(piece) } as const
  const caution = trades.ownOrders.some(isForSale) ? marketText('piece.send.listed') : undefined
  return <TransferSheet {...props} what={what} caution={caution} returnFocusId="piece-title" />
}

/** Longest description shown between name and price; a longer one comes after the buttons. */
const BRIEF_LENGTH = 240

const isBrief = (description: string | null) =>
  description === null || (description.length <= BRIEF_LENGTH && !description.includes('\n'))

const Description = ({ piece: { description } }: { piece: Piece }) =>
  description !== null && (
    <p className={styles['about']}>
      <bdi>{description}</bdi>
    </p>
  )

/** Artist, name, a brief description and price. */
function PieceHead({ piece }: { piece: Piece }) {
  const creator = creatorOf(piece)
  return (
    <Stack as="header" gap={3} className={styles['head']}>
      {creator !== null && <ArtistLine artist={creator} isHead />}
      <h1 id="piece-title" tabIndex={-1}>
        {nameOf(piece)}
      </h1>
      {isBrief(piece.description) && <Description piece={piece} />}
      {piece.isUnread && <p>{marketText('piece.unread')}</p>}
      {piece.listing === null && piece.upcoming !== null && <DropCountdown atSeconds={piece.upcoming.opensSeconds} />}
      <Text id="piece-price" tone="strong" size={28} weight={640} figures>
        <PiecePrice piece={piece} showsMaker />
      </Text>
    </Stack>
  )
}

function PieceFacts({ piece, pieceCollection }: Props) {
  const { collection, id, owner, royalty, releaseSeconds, traits } = piece
  const share = royalty === null ? null : percentText(royalty.bps)
  const facts: readonly Fact[] = [
    [
      marketText('piece.collection'),
      <Link key="collection" to={`/nft/${collection}`}>
        {pieceCollection?.name ?? collection}
      </Link>,
    ],
    [marketText('piece.owner'), <AddressName key="owner" address={owner} />],
    [
      marketText('piece.royalty'),
      share === null ? marketText('piece.royalty.none') : marketText('piece.royalty.share', { share }),
    ],
    [
      marketText('piece.released'),
      releaseSeconds === null ? marketText('piece.released.none') : exactTime(releaseSeconds),
    ],
    ...traits.map(({ name, value }) => [traitName(name), value] as const),
  ]
  const technical: readonly Fact[] = [
    [marketText('piece.number'), String(id)],
    [
      marketText('piece.contract'),
      <ExplorerLink key="contract" subject="address" identifier={collection}>
        {collection}
      </ExplorerLink>,
    ],
    ...(royalty === null
      ? []
      : [[marketText('piece.creator'), <AddressName key="creator" address={royalty.artist} />] as const]),
  ]
  return (
    <Section title={marketText('piece.facts')}>
      <FactList id="piece-facts" facts={facts} />
      <details id="piece-technical" className={styles['technical']}>
        <summary>{marketText('piece.technical')}</summary>
        <FactList facts={technical} />
      </details>
    </Section>
  )
}

/** Name of the trait that our own releases have, in the reader's language; others are as their makers wrote them. */
const traitName = (name: string) => (name === 'Artist' ? marketText('filter.artist') : name)

type Fact = readonly [label: string, value: ReactNode]

const FactList = ({ id, facts }: { id?: string; facts: readonly Fact[] }) => (
  <Stack as="dl" id={id} gap={2} className={styles['facts']}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Stack>
)
