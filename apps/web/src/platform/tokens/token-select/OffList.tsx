import { symbolText } from '@musi/domain/amount/symbolText'
import type { Token } from '@musi/domain/currency'
import { removeToken } from '../catalogue/addedTokens.ts'
import { offList } from '../catalogue/tokens.ts'
import { t } from './selectWords.ts'
import styles from './TokenRow.module.css'

/** Where a token comes from that no list names, and the way to keep it or to let it go (spec: token-select.off-list). */
export function OffList({ token, onAdd }: { token: Token; onAdd: (token: Token) => void }) {
  const from = offList(token.address)
  if (from === null) return null
  const symbol = symbolText(token.symbol)
  const isAdded = from === 'addedByUser'
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="gridcell" className={styles['offList']}>
      {t(isAdded ? 'added' : 'found')}{' '}
      <button
        type="button"
        aria-label={t(isAdded ? 'removeToken' : 'addToken', { symbol })}
        onClick={(event) => {
          // The row would be picked by it.
          event.stopPropagation()
          if (isAdded) removeToken(token.address)
          else onAdd(token)
        }}
      >
        {t(isAdded ? 'remove' : 'add')}
      </button>
    </div>
  )
}
