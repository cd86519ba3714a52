import type { AssetSale } from '@musi/domain/market/assetListing'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { Note } from '@musi/ui/layout/Note'
import { useState } from 'react'
import { figureText } from '#platform/page/money/figureText.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { OrderPrice } from '#platform/tokens/collectibles/order/OrderPrice.tsx'
import { t } from '../shelf/marketWords.ts'
import styles from './Dropzone.module.css'

/** What an item costs: in its own currency where the listing names it, else as it was received. */
export const AssetPrice = ({ label, sale }: { label: string; sale: AssetSale }) => {
  const { ethPrice, usdPrice, tokenImage, price } = sale
  return (
    <Stack as="dl" gap={1}>
      <Note as="dt">{label}</Note>
      {(price !== null || ethPrice !== null) && (
        <Cluster as="dd" gap={2} center tone="strong" weight={560}>
          <TokenPicture image={tokenImage} />
          <span className={styles['amount']}>
            {price === null ? nativeText(ethPrice ?? '') : <OrderPrice price={price} />}
          </span>
        </Cluster>
      )}
      {usdPrice !== null && (
        <Text as="dd" tone="muted" size={14}>
          {t('price.usd', { amount: figureText(usdPrice) })}
        </Text>
      )}
    </Stack>
  )
}

export const nativeText = (amount: string) =>
  t('price.eth', { amount: figureText(amount), symbol: nativeCurrency().symbol })

/** Which token it is paid with; a picture that cannot be shown says nothing. */
function TokenPicture({ image }: { image: string | null }) {
  const [isBroken, setBroken] = useState(false)
  if (image === null || isBroken) return null
  return (
    <img
      src={image}
      alt={t('price.token')}
      width="20"
      height="20"
      className={styles['token']}
      onError={() => setBroken(true)}
    />
  )
}
