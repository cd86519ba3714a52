import { shortenAddress } from '@musi/domain/address'
import { symbolText } from '@musi/domain/amount/symbolText'
import type { Token } from '@musi/domain/currency'
import { safeText } from '@musi/domain/safeText'
import { TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import { explorerLink } from '@musi/domain/url/explorerLink'
import { Cluster } from '@musi/ui/layout/Stack'
import { config } from '#platform/page/config/config.ts'
import { TokenLogo } from '../token-logo/TokenLogo.tsx'
import styles from './TokenWarning.module.css'
import { warningText } from './warningWords.ts'

/** `{name} ({symbol})`, or only one of them if the other is empty. */
function titleOf({ name, symbol }: Token): string {
  const shownName = safeText(name, TOKEN_LIMITS.name)
  const shownSymbol = symbolText(symbol)
  return shownName !== '' && shownSymbol !== ''
    ? warningText('named', { name: shownName, symbol: shownSymbol })
    : shownName + shownSymbol
}

/** The name that a token claims, with its address and explorer link. */
export function TokenFace({ token }: { token: Token }) {
  const { name, url } = config().explorer
  return (
    <Cluster gap={3} nowrap center shrinks>
      <TokenLogo currency={token} />
      <span className={styles['who']}>
        <b>{titleOf(token)}</b>
        <span title={token.address}>
          {shortenAddress(token.address)}{' '}
          {url !== null && (
            <a href={explorerLink(url, 'token', token.address)} target="_blank" rel="noopener noreferrer">
              {warningText('viewOn', { explorer: name })}
            </a>
          )}
        </span>
      </span>
    </Cluster>
  )
}
