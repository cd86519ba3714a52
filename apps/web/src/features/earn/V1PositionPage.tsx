import type { Address } from '@musi/domain/address'
import { migrationProblem } from '@musi/domain/liquidity/v1/migration'
import { buttonClass } from '@musi/ui/controls/Button'
import { Skeleton } from '@musi/ui/Skeleton'
import { Link } from '#platform/page/navigation/Link.tsx'
import panel from '#platform/page/card/Card.module.css'
import { usePage } from '#platform/page/navigation/usePage.ts'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import { Unconnected } from '#platform/session/wallet/Unconnected.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { MigratePosition } from './v1/MigratePosition.tsx'
import { RemovePosition } from './v1/RemovePosition.tsx'
import { useV1Position } from './v1/useV1Position.ts'
import styles from './v1/V1.module.css'
import { V1Frame } from './V1Frame.tsx'
import { v1Text } from './v1/v1Words.ts'

/** One position of V1, to be migrated or removed, depending on the URL. */
export function V1PositionPage() {
  const page = usePage()
  const account = useAccount()
  if (page?.name !== 'migrateV1Position' && page?.name !== 'removeV1') return null
  const isRemoval = page.name === 'removeV1'
  return (
    <V1Frame screen={isRemoval ? 'remove' : 'migrate'}>
      {account === null ? (
        <Unconnected>
          <p className={styles['none']}>{v1Text('connect')}</p>
        </Unconnected>
      ) : (
        <Position key={page.address} exchange={page.address} account={account} isRemoval={isRemoval} />
      )}
    </V1Frame>
  )
}

type Props = { exchange: Address; account: Address; isRemoval: boolean }

function Position({ exchange, account, isRemoval }: Props) {
  const state = useV1Position(exchange, account)
  if (state.kind === 'loading') return <Skeleton label={v1Text('loading')} />
  if (state.kind === 'unknown') return <p className={styles['none']}>{v1Text('unknown')}</p>
  const { of, ages } = state
  if (isRemoval) return <RemovePosition of={of} ages={ages} />
  if (migrationProblem(true, of.token.address, exchangeAddresses().wrapped.address) !== null)
    return (
      <div className={panel['roomy']}>
        <p>{v1Text('wrapped')}</p>
        <Link to={`/remove/v1/${exchange}`} className={buttonClass({ kind: 'primary', block: true })}>
          {v1Text('remove')}
        </Link>
      </div>
    )
  return <MigratePosition of={of} ages={ages} account={account} />
}
