import { symbolText } from '@musi/domain/amount/symbolText'
import { type Currency, sameCurrency } from '@musi/domain/currency'
import { Stack } from '@musi/ui/layout/Stack'
import { TokenLogo } from '../token-logo/TokenLogo.tsx'
import { bookTokens, wrappedNative } from '#platform/session/chain/bookTokens.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import styles from './TokenSelect.module.css'
import { listedFacts } from '../catalogue/listedFacts.ts'
import { selectText } from './selectWords.ts'

/** After the native currency and its wrapped form (spec: token-select.bases). */
const BASES = ['DAI', 'USDC', 'USDT']

function commonBases(): readonly Currency[] {
  const tokens = [...bookTokens().values()]
  const bySymbol = (symbol: string) => tokens.find((token) => token.symbol === symbol) ?? []
  return [nativeCurrency(), wrappedNative() ?? [], ...BASES.map(bySymbol)].flat()
}

type Props = { picked: Currency | null; onPick: (currency: Currency) => void }

/** The tokens that most pools have on one side. */
export function CommonBases({ picked, onPick }: Props) {
  return (
    <Stack as="section" gap={2} aria-label={selectText('bases')} className={styles['bases']}>
      <h3>{selectText('bases')}</h3>
      <ul>
        {commonBases().map((currency) => (
          <li key={currency.kind === 'native' ? 'ETHER' : currency.address}>
            <button
              type="button"
              disabled={picked !== null && sameCurrency(currency, picked)}
              onClick={() => onPick(currency)}
            >
              <TokenLogo
                currency={currency}
                size="small"
                logoUri={listedFacts(currency.kind === 'token' ? currency : null).logoUri}
              />
              {symbolText(currency.symbol)}
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
