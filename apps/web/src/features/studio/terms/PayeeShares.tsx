import { type Amount, amountOf } from '@musi/domain/currency'
import { type Payee, paymentShares } from '@musi/domain/music/paymentShares'
import { Stack } from '@musi/ui/layout/Stack'
import { exactText } from '#platform/page/money/amountText.ts'
import { FullAddress } from './FullAddress.tsx'
import styles from './Terms.module.css'
import { percentText } from '#platform/page/money/percentText.ts'

/** Each payee's part of a play, with full address and all digits (spec: studio.register). */
export const PayeeShares = ({ cost, payees }: { cost: Amount; payees: readonly Payee[] }) => (
  <Stack as="ul" gap={2} className={styles['shares']}>
    {paymentShares(cost.raw, payees).map(({ account, shareBps, raw }) => (
      <li key={account}>
        <FullAddress account={account} />
        <bdi>
          {percentText(shareBps)} · <b>{exactText(amountOf(cost.currency, raw))}</b>
        </bdi>
      </li>
    ))}
  </Stack>
)
