import { type Amount, amountOf } from '@musi/domain/currency'
import { type Payee, coinShares } from '@musi/domain/music/coinShares'
import type { Address } from '@musi/domain/address'
import { exactText } from '../../../platform/page/money/amountText.ts'
import { useAddressName } from '../../../platform/session/names/useAddressName.ts'
import { useAccount } from '../../../platform/session/wallet/useAccount.ts'
import styles from './Terms.module.css'
import { percentText } from './percentText.ts'
import { w } from './termsWords.ts'

/** Who gets what of a play, with the whole address of each and every digit (spec: studio.register). */
export const PayeeShares = ({ cost, payees }: { cost: Amount; payees: readonly Payee[] }) => (
  <ul className={styles['shares']}>
    {coinShares(cost.raw, payees).map(({ account, shareBps, raw }) => (
      <li key={account}>
        <Name account={account} /> <code>{account}</code>
        <span>
          {percentText(shareBps)} · <b>{exactText(amountOf(cost.currency, raw))}</b>
        </span>
      </li>
    ))}
  </ul>
)

function Name({ account }: { account: Address }) {
  const own = useAccount()
  const known = useAddressName(account)
  return account === own ? w('you') : known
}
