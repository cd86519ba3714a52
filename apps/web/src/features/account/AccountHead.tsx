import type { Address } from '@musi/domain/address'
import { Skeleton } from '@musi/ui/Skeleton'
import { Code } from '#platform/page/card/Code.tsx'
import { ExplorerLink } from '#platform/page/links/ExplorerLink.tsx'
import { dollarText } from '#platform/page/money/dollarText.ts'
import { useAccountName } from '#platform/session/names/useAccountName.ts'
import { useAddressName } from '#platform/session/names/useAddressName.ts'
import { AddressPicture } from '#platform/tokens/explain/AddressPicture.tsx'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import { HeadFrame } from './frame/HeadFrame.tsx'
import { type Holdings, walletWorth } from './holdings/useHoldings.ts'
import frame from './frame/AccountFrame.module.css'
import styles from './frame/Account.module.css'
import { accountPageText } from './frame/accountWords.ts'

type Props = { address: Address; isOwn: boolean; holdings: Holdings }

/** The account's name and the worth of its wallet. */
export function AccountHead({ address, isOwn, holdings }: Props) {
  const registered = useAddressName(address)
  const { name, isLookedUp } = useAccountName(address)
  const worth = walletWorth(holdings)
  return (
    <HeadFrame
      picture={<AddressPicture address={address} />}
      more={
        <>
          {isOwn && <span className={styles['own']}>{accountPageText('yours')}</span>}
          {registered !== null && !isLookedUp && <span className={styles['known']}>{registered}</span>}
        </>
      }
      title={isLookedUp ? name : <NameText address={address} />}
      address={
        <>
          <Code text={address} />
          <ExplorerLink subject="address" identifier={address} className={`touch-target ${frame['link']}`}>
            {accountPageText('explorer')}
          </ExplorerLink>
        </>
      }
      worth={
        <b id="account-worth">
          {worth === null ? <Skeleton brief label={accountPageText('loading')} /> : dollarText(worth)}
        </b>
      }
    />
  )
}
