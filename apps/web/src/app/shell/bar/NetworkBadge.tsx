import { chainById } from '@musi/chain/chains/chainTable'
import { config } from '#platform/page/config/config.ts'
import styles from './Bar.module.css'
import { shellText } from '../shellWords.ts'

/** Names every chain but Polygon, so that nobody mistakes play money for real money (spec: shell.network-badge). */
export function NetworkBadge() {
  const chain = chainById(config().chainId)
  return chain === undefined || chain.badge === null ? null : (
    <span className={styles['badge']} title={shellText('chain', { chain: chain.name })}>
      {chain.badge === 'test' ? shellText('testNetwork') : chain.badge}
    </span>
  )
}
