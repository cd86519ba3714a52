import { chainById } from '@musi/chain/chainTable'
import { symbolText } from '@musi/domain/amount/symbolText'
import { type Currency, type Token, sameCurrency } from '@musi/domain/currency'
import { isAddress } from '@musi/domain/address'
import { config } from '../config/config.ts'
import { TokenLogo } from '../token-logo/TokenLogo.tsx'
import { bookTokens } from '../tokens/bookTokens.ts'
import { nativeCurrency } from '../tokens/nativeCurrency.ts'
import { tokenByAddress } from '../tokens/tokens.ts'
import styles from './CommonBases.module.css'
import { listedFacts } from './listedFacts.ts'
import { t } from './selectWords.ts'

/** decisions.md §6.1, after the native currency and its wrapped form. */
const BASES = ['DAI', 'USDC', 'USDT']

/** Known by its place in the address book, whether or not the selected list names it. */
function wrappedNative(): Token | [] {
  const address = isAddress(config().contracts['wrappedNative'] ?? '')
  const names = chainById(config().chainId)?.native
  if (!address || names === undefined) return []
  const { wrappedSymbol, wrappedName } = names
  return tokenByAddress(address) ?? { kind: 'token', address, decimals: 18, symbol: wrappedSymbol, name: wrappedName }
}

function commonBases(): readonly Currency[] {
  const known = [...bookTokens().values()]
  const bySymbol = (symbol: string) => known.find((token) => token.symbol === symbol) ?? []
  return [nativeCurrency(), wrappedNative(), ...BASES.map(bySymbol)].flat()
}

type Props = { picked: Currency | null; onPick: (currency: Currency) => void }

/** What most pools have on one side. */
export function CommonBases({ picked, onPick }: Props) {
  return (
    <section aria-label={t('bases')} className={styles['bases']}>
      <h3>{t('bases')}</h3>
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
    </section>
  )
}
