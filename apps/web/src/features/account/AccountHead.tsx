import type { Address } from '@musi/domain/address'
import { Skeleton } from '@musi/ui/Skeleton'
import { Code } from '../../platform/page/card/Code.tsx'
import { ExplorerLink } from '../../platform/page/links/ExplorerLink.tsx'
import { dollarText } from '../../platform/page/money/dollarText.ts'
import { useAddressName } from '../../platform/session/names/useAddressName.ts'
import { AddressPicture } from '../../platform/tokens/explain/AddressPicture.tsx'
import { NameText } from '../../platform/tokens/explain/AddressName.tsx'
import { type Holdings, walletWorth } from './holdings/useHoldings.ts'
import styles from './frame/Account.module.css'
import { t } from './frame/accountWords.ts'

type Props = { address: Address; isOwn: boolean; holdings: Holdings }

/** Who it is, and what is in the wallet. */
export function AccountHead({ address, isOwn, holdings }: Props) {
  const name = useAddressName(address)
  const worth = walletWorth(holdings)
  return (
    <header className={styles['head']}>
      <span className={styles['picture']}>
        <AddressPicture address={address} />
      </span>
      <div className={styles['name']}>
        <p className={styles['kind']}>
          {t('kind')}
          {isOwn && <span className={styles['own']}>{t('yours')}</span>}
        </p>
        <h1 tabIndex={-1}>
          <NameText address={address} />
        </h1>
        {name !== null && <p className={styles['known']}>{name}</p>}
        <Code text={address} />
        <ExplorerLink subject="address" identifier={address} className={styles['way']}>
          {t('explorer')}
        </ExplorerLink>
      </div>
      <div className={styles['worth']}>
        <span className={styles['kind']}>{t('wallet')}</span>
        <b id="account-worth">{worth === null ? <Skeleton label={t('loading')} /> : dollarText(worth)}</b>
        <small>{t('walletNote')}</small>
      </div>
    </header>
  )
}
