import type { Movement } from '@musi/chain/explain/movements'
import { ZERO_ADDRESS } from '@musi/domain/address'
import { Icon } from '@musi/ui/Icon'
import { Rows } from '@musi/ui/layout/Rows'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { AddressName } from '../explain/AddressName.tsx'
import { AddressPicture } from '../explain/AddressPicture.tsx'
import { Amount } from '../explain/Amount.tsx'
import styles from './Moves.module.css'
import { moveText } from './moveWords.ts'
import text from '../explain/text.module.css'
import { identityText } from '../explain/whoWords.ts'

function Party({ account: address, side }: { account: Movement['from']; side: 'made' | 'gone' }) {
  return address === ZERO_ADDRESS ? (
    <span className={styles['nobody']}>{moveText(side)}</span>
  ) : (
    <AddressName address={address} />
  )
}

function MovedAsset({ movement }: { movement: Movement }) {
  return movement.kind === 'amount' ? (
    <>
      {movement.currency !== 'native' && (
        <span className={text['picture']}>
          <AddressPicture address={movement.currency} />
        </span>
      )}
      <Amount currency={movement.currency} amount={movement.amount} />
    </>
  ) : (
    withParts(identityText('piece', { id: String(movement.id), collection: '⟦collection⟧' }), {
      collection: <AddressName address={movement.collection} />,
    })
  )
}

/** Transfers with sender and receiver. */
export function Moves({ movements }: { movements: readonly Movement[] }) {
  return (
    <Rows>
      {movements.map((movement, at) => (
        // Equal movements can occur twice, and the list never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className={styles['move']}>
          <Party account={movement.from} side="made" />
          <Icon name="arrow" />
          <Party account={movement.to} side="gone" />
          <span className={styles['what']}>
            <MovedAsset movement={movement} />
          </span>
        </li>
      ))}
    </Rows>
  )
}
