import type { Address } from '@musi/domain/address'
import { migrationProblem } from '@musi/domain/liquidity/migration'
import { buttonClass } from '@musi/ui/Button'
import { Icon } from '@musi/ui/Icon'
import { Skeleton } from '@musi/ui/Skeleton'
import { Link } from '../../platform/page/navigation/Link.tsx'
import { usePage } from '../../platform/page/navigation/usePage.ts'
import { exchangeAddresses } from '../../platform/session/exchange/exchangeAddresses.ts'
import { useAccount } from '../../platform/session/wallet/useAccount.ts'
import { MigratePosition } from './v1/MigratePosition.tsx'
import { RemovePosition } from './v1/RemovePosition.tsx'
import { useV1Position } from './v1/useV1Position.ts'
import styles from './v1/V1.module.css'
import { t } from './v1/v1Words.ts'

/** One position of V1, to be migrated or removed, as the address says. */
export function V1PositionPage() {
  const page = usePage()
  const account = useAccount()
  if (page?.name !== 'migrateV1Position' && page?.name !== 'removeV1') return null
  const isRemoval = page.name === 'removeV1'
  return (
    <section
      id={isRemoval ? 'remove-v1-exchange' : 'migrate-v1-exchange'}
      className={styles['page']}
      aria-labelledby="v1-title"
    >
      <Link to="/migrate/v1" className={styles['back']}>
        <Icon name="back" /> {t('back')}
      </Link>
      <h1 id="v1-title" tabIndex={-1}>
        {t(isRemoval ? 'remove.title' : 'list.title')}
      </h1>
      <p>{t(isRemoval ? 'remove.text' : 'migrate.text')}</p>
      {account === null ? (
        <p className={styles['none']}>{t('connect')}</p>
      ) : (
        <Position key={page.address} exchange={page.address} account={account} isRemoval={isRemoval} />
      )}
    </section>
  )
}

type Props = { exchange: Address; account: Address; isRemoval: boolean }

function Position({ exchange, account, isRemoval }: Props) {
  const state = useV1Position(exchange, account)
  if (state.kind === 'loading') return <Skeleton label={t('loading')} />
  if (state.kind === 'unknown') return <p className={styles['none']}>{t('unknown')}</p>
  const { of, ages } = state
  if (isRemoval) return <RemovePosition of={of} ages={ages} account={account} />
  if (migrationProblem(true, of.token.address, exchangeAddresses().wrapped.address) !== null)
    return (
      <div className={styles['card']}>
        <p>{t('wrapped')}</p>
        <Link to={`/remove/v1/${exchange}`} className={buttonClass({ kind: 'primary', block: true })}>
          {t('remove')}
        </Link>
      </div>
    )
  return <MigratePosition of={of} ages={ages} account={account} />
}
