import type { AssetSale } from '@musi/domain/market/assetListing'
import { Cluster } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { Note } from '@musi/ui/layout/Note'
import { useState } from 'react'
import { figureText } from '#platform/page/money/figureText.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { OrderPrice } from '../order/OrderPrice.tsx'
import { TokenLogo } from '../../token-logo/TokenLogo.tsx'
import { dropText } from './dropWords.ts'
import styles from './Drop.module.css'

type Props = {
  /** Label of the price; null if the text above already has one, in which case the coin is also left out. */
  label: string | null
  sale: AssetSale
}

/** An item's price: in its own currency if the listing names one, otherwise as received. */
export const AssetPrice = ({ label, sale: { ethPrice, usdPrice, tokenImage, price } }: Props) => (
  <div className={styles['price']}>
    {label !== null && <Note>{label}</Note>}
    <Cluster as="p" gap={2} lines={0} center figures>
      {(price !== null || ethPrice !== null) && (
        <>
          {label !== null && <PriceCoin price={price} image={tokenImage} />}
          <b className={styles['amount']}>
            {price === null ? nativeText(ethPrice ?? '') : <OrderPrice price={price} />}
          </b>
        </>
      )}
      {usdPrice !== null && (
        <Text as="span" tone="muted" size={14}>
          {dropText('price.usd', { amount: figureText(dollarText(usdPrice)) })}
        </Text>
      )}
    </Cluster>
  </div>
)

/** The native coin is generated, because listings only have pictures of tokens. */
const PriceCoin = ({ price, image }: { price: AssetSale['price']; image: string | null }) =>
  price?.token === 'native' ? <TokenLogo currency={nativeCurrency()} size="small" /> : <TokenPicture image={image} />

/** Shows two decimals, unless the amount is whole. */
const dollarText = (amount: string) => amount.replace(/\.\d$/, '$&0')

const nativeText = (amount: string) =>
  dropText('price.eth', { amount: figureText(amount), symbol: nativeCurrency().symbol })

/** Logo of the payment token; decorative if it cannot be shown. */
function TokenPicture({ image }: { image: string | null }) {
  const [isBroken, setBroken] = useState(false)
  if (image === null || isBroken) return null
  return (
    <img
      src={image}
      alt={dropText('price.token')}
      width="20"
      height="20"
      className={styles['token']}
      onError={() => setBroken(true)}
    />
  )
}
