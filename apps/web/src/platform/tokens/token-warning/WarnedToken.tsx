import type { Token } from '@musi/domain/currency'
import { symbolText } from '@musi/domain/amount/symbolText'
import type { TokenWarning } from '@musi/domain/text/tokenWarning'
import { Button } from '@musi/ui/Button'
import { Icon } from '@musi/ui/Icon'
import { CanonicalBadge } from './CanonicalBadge.tsx'
import { TokenFace } from './TokenFace.tsx'
import { t } from './warningWords.ts'
import styles from './WarnedToken.module.css'

type Props = TokenWarning & {
  /** Takes the known token in the place of the one that looks like it. */
  onUseKnown: ((token: Token, known: Token) => void) | undefined
}

/** A token that nobody here knows; framed in red where it could be taken for one that is known (spec: token-warnings.card). */
export function WarnedToken({ token, lookAlike, onUseKnown }: Props) {
  if (lookAlike === null)
    return (
      <li className={styles['token']}>
        <TokenFace token={token} />
      </li>
    )
  const { original: of, by } = lookAlike
  return (
    <li className={`${styles['token']} ${styles['flagged']}`}>
      <TokenFace token={token} />
      <p className={styles['flag']}>
        <Icon name="warning" /> {t(by === 'symbol' ? 'lookAlikeSymbol' : 'lookAlikeName')}
      </p>
      <div className={styles['mean']}>
        <p>
          {t('mayMean')} <CanonicalBadge address={of.address} />
        </p>
        <TokenFace token={of} />
        {onUseKnown !== undefined && (
          <Button size="small" onClick={() => onUseKnown(token, of)}>
            {t('instead', { symbol: symbolText(of.symbol) })}
          </Button>
        )}
      </div>
    </li>
  )
}
