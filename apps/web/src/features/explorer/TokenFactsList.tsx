import type { TokenFacts } from '@musi/chain/reads/tokenFacts'
import type { Address } from '@musi/domain/address'
import { Link } from '../../platform/navigation/Link.tsx'
import { Amount } from './Amount.tsx'
import { Code } from './Code.tsx'
import { t } from './explorerWords.ts'
import { Facts } from './Facts.tsx'
import styles from './text.module.css'
import { useIdentity } from './useIdentity.ts'
import { whoIsWho } from './whoIsWho.ts'

export function TokenFactsList({ token, facts: { symbol, decimals, supply } }: { token: Address; facts: TokenFacts }) {
  const found = useIdentity(token)
  // Its name there has its address with it when it could be taken for another.
  const other = found?.kind === 'token' && found.symbol !== symbol && !whoIsWho().tokens.includes(token)
  return (
    <Facts
      facts={[
        { name: t('token.symbol'), value: other ? t('token.other', { symbol }) : symbol },
        { name: t('token.decimals'), value: decimals === null ? t('token.decimalsNone') : decimals },
        { name: t('token.supply'), value: <Amount currency={token} amount={supply} /> },
        {
          name: t('token.address'),
          value: (
            <>
              <Code text={token} />{' '}
              <Link to={`/explorer/address/${token}`} className={styles['link']}>
                {t('token.asAddress')}
              </Link>
            </>
          ),
        },
      ]}
    />
  )
}
