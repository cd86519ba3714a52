import type { Token } from '@musi/domain/currency'
import { symbolText } from '@musi/domain/amount/symbolText'
import type { TokenWarning } from '@musi/domain/text/tokenWarning'
import { Button } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Cluster } from '@musi/ui/layout/Stack'
import { CanonicalBadge } from './CanonicalBadge.tsx'
import { TokenFace } from './TokenFace.tsx'
import { warningText } from './warningWords.ts'
import styles from './TokenWarning.module.css'

type Props = TokenWarning & {
  /** Replaces the look-alike by the known token. */
  onUseKnown: ((token: Token, known: Token) => void) | undefined
}

/** An unknown token; framed in red if it could be mistaken for a known one (spec: token-warnings.card). */
export function WarnedToken({ token, lookAlike, onUseKnown }: Props) {
  if (lookAlike === null)
    return (
      <li className={styles['token']}>
        <TokenFace token={token} />
      </li>
    )
  const { original, by } = lookAlike
  return (
    <li className={`${styles['token']} ${styles['flagged']}`}>
      <TokenFace token={token} />
      <Cluster as="p" gap={2} nowrap center tone="negative" size={14} weight={620}>
        <Icon name="warning" /> {warningText(by === 'symbol' ? 'lookAlikeSymbol' : 'lookAlikeName')}
      </Cluster>
      <div className={styles['mean']}>
        <p>
          {warningText('mayMean')} <CanonicalBadge address={original.address} />
        </p>
        <TokenFace token={original} />
        {onUseKnown !== undefined && (
          <Button size="small" onClick={() => onUseKnown(token, original)}>
            {warningText('instead', { symbol: symbolText(original.symbol) })}
          </Button>
        )}
      </div>
    </li>
  )
}
