import type { Movement } from '@musi/chain/explain/movements'
import type { ExplainedTransaction } from '@musi/chain/explain/explainTransaction'
import { Icon } from '@musi/ui/Icon'
import { AddressName } from '../../../platform/tokens/explain/AddressName.tsx'
import { AddressPicture } from '../../../platform/tokens/explain/AddressPicture.tsx'
import { Amount } from '../../../platform/tokens/explain/Amount.tsx'
import { t as who } from '../../../platform/tokens/explain/whoWords.ts'
import { t } from '../frame/explorerWords.ts'
import { Empty, Section } from '../../../platform/page/card/Section.tsx'
import text from '../../../platform/tokens/explain/text.module.css'
import styles from './Moves.module.css'
import { withParts } from '../../../platform/page/i18n/withParts.tsx'

/** Address 0 stands for minting or burning. */
const NOBODY = '0x0000000000000000000000000000000000000000'

function Party({ account: address, side }: { account: Movement['from']; side: 'made' | 'gone' }) {
  return address === NOBODY ? (
    <span className={styles['nobody']}>{t(`move.${side}`)}</span>
  ) : (
    <AddressName address={address} />
  )
}

function Moved({ movement }: { movement: Movement }) {
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
    withParts(who('piece', { id: String(movement.id), collection: '⟦collection⟧' }), {
      collection: <AddressName address={movement.collection} />,
    })
  )
}

/** What moved, from whom and to whom. */
function Moves({ movements }: { movements: readonly Movement[] }) {
  return (
    <ul className={styles['moves']}>
      {movements.map((movement, at) => (
        // Equal movements can occur twice, and the list never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className={styles['move']}>
          <Party account={movement.from} side="made" />
          <Icon name="arrow" />
          <Party account={movement.to} side="gone" />
          <span className={styles['what']}>
            <Moved movement={movement} />
          </span>
        </li>
      ))}
    </ul>
  )
}

export function TransactionMoves({ explained: { movements } }: { explained: ExplainedTransaction }) {
  return (
    <Section title={t('tx.moved')}>
      {movements.length === 0 ? <Empty>{t('tx.movedNone')}</Empty> : <Moves movements={movements} />}
    </Section>
  )
}
