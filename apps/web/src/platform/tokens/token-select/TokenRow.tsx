import type { Address } from '@musi/domain/address'
import { symbolText } from '@musi/domain/amount/symbolText'
import type { Currency, Token } from '@musi/domain/currency'
import { safeText } from '@musi/domain/safeText'
import { TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import { TokenLogo } from '../token-logo/TokenLogo.tsx'
import { CanonicalBadge } from '../token-warning/CanonicalBadge.tsx'
import { lookAlike } from '../catalogue/tokenTrust.ts'
import { LookAlikeTag, MadeHere, Name, Tags } from './RowMarks.tsx'
import { OffList } from './OffList.tsx'
import { RowBalance } from './RowBalance.tsx'
import { listedFacts } from '../catalogue/listedFacts.ts'
import { selectText } from './selectWords.ts'
import styles from './TokenRow.module.css'

/** `taken`: already in this field. `other`: in the other field, and picking it swaps the sides. */
export type RowState = 'free' | 'taken' | 'other'

type Props = {
  id: string
  /** The row's 1-based position among all rows, for screen readers. */
  place: number
  currency: Currency
  state: RowState
  isActive: boolean
  /** During a search, known tokens get a badge to tell them apart. */
  isSearched: boolean
  account: Address | null
  onPick: (currency: Currency) => void
  onAdd: (token: Token) => void
}

export function TokenRow({ id, place, currency, state, isActive, isSearched, account, onPick, onAdd }: Props) {
  const token = currency.kind === 'token' ? currency : null
  const resembled = token && lookAlike(token)
  const { logoUri, tags, shape, isMadeHere } = listedFacts(token)
  return (
    // Keyboard focus stays in the search field, which names the active row.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a table cannot leave out rows
      role="row"
      tabIndex={-1}
      aria-rowindex={place}
      aria-selected={isActive}
      className={`token-item-${token?.address ?? 'ETHER'} ${styles['row']} ${styles[state]}`}
      onClick={() => state !== 'taken' && onPick(currency)}
    >
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="gridcell"
        // On the cell only: the add and remove button beside it stays usable.
        aria-disabled={state === 'taken' || undefined}
        className={styles['what']}
      >
        <TokenLogo currency={currency} logoUri={logoUri} shape={shape} />
        <span className={styles['names']}>
          <span className={styles['symbol']}>
            <b title={token?.name ?? currency.name}>{symbolText(currency.symbol)}</b>
            {resembled !== null && <LookAlikeTag />}
            {isSearched && token !== null && <CanonicalBadge address={token.address} />}
            {isMadeHere && resembled === null && <MadeHere />}
            {resembled === null && <Tags tags={tags} />}
          </span>
          {token === null ? (
            <small>{currency.name}</small>
          ) : (
            <Name token={token} lookAlike={resembled} name={safeText(token.name, TOKEN_LIMITS.name)} />
          )}
        </span>
        {state !== 'free' && <span className="unseen">{selectText(state === 'taken' ? 'taken' : 'swaps')}</span>}
      </div>
      {token !== null && <OffList token={token} onAdd={onAdd} />}
      {account !== null && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div role="gridcell">
          <RowBalance currency={currency} account={account} />
        </div>
      )}
    </div>
  )
}
