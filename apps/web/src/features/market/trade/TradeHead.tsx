import { exactAmount } from '@musi/domain/amount/amountText'
import type { Address } from '@musi/domain/address'
import type { Amount } from '@musi/domain/currency'
import { Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { Text } from '@musi/ui/Text'
import type { ReactNode } from 'react'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { Money } from '#platform/page/money/Money.tsx'
import { AmountWorth } from '#platform/tokens/amount-input/AmountWorth.tsx'
import { AssetPicture } from '#platform/tokens/collectibles/AssetPicture.tsx'
import { usePieceLook } from '#platform/tokens/collectibles/usePieceLook.ts'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import styles from './Trade.module.css'
import { tradeText } from './tradeWords.ts'

type Props = {
  collection: Address
  id: bigint
  label: string
  amount: Amount
  /** The account that gets the price; null if it is the reader's own. */
  payee: Address | null
}

/** The piece's picture beside the exact amount that is paid or received, with its worth. */
export const TradeHead = ({ collection, id, label, amount, payee }: Props) => (
  <PictureHead {...{ collection, id }}>
    <Note>{label}</Note>
    <Text tone="strong" size={28} weight={640} figures>
      <Money amount={amount} digits="every" showsMaker />
    </Text>
    <Note>
      <AmountWorth currency={amount.currency} text={exactAmount(amount)} />
    </Note>
    {payee !== null && (
      <Note>{withParts(tradeText('paidTo', { name: '⟦name⟧' }), { name: <AddressName address={payee} /> })}</Note>
    )}
  </PictureHead>
)

/** The picture of a piece beside some text. */
export function PictureHead({ collection, id, children }: { collection: Address; id: bigint; children: ReactNode }) {
  const { picture } = usePieceLook(collection, id)
  return (
    <div className={styles['head']}>
      <AssetPicture image={picture} seed={`${collection} ${id}`} alt="" isFirst />
      <Stack gap={1} breaks>
        {children}
      </Stack>
    </div>
  )
}
