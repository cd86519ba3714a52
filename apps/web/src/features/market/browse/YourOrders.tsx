import { Button } from '@musi/ui/controls/Button'
import { useFold } from '@musi/ui/useFold'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { OwnOrders } from '#platform/tokens/collectibles/order/OwnOrders.tsx'
import { orderText } from '#platform/tokens/collectibles/order/orderWords.ts'
import styles from './Browse.module.css'

/** The account's own orders, collapsed so that they never move the page. */
export function YourOrders() {
  const account = useAccount()
  const { isOpen, partId, button } = useFold()
  if (account === null) return null
  return (
    <>
      <Button id="your-orders" size="small" {...button}>
        {orderText('title')}
      </Button>
      {isOpen && (
        <div id={partId} className={styles['yours']}>
          <OwnOrders account={account} />
        </div>
      )}
    </>
  )
}
