import { symbolText } from '@musi/domain/amount/symbolText'
import type { Token } from '@musi/domain/currency'
import { removeToken } from '../catalogue/addedTokens.ts'
import { offList } from '../catalogue/tokens.ts'
import { selectText } from './selectWords.ts'
import styles from './TokenRow.module.css'

/** The origin of an unlisted token, with a button to add or remove it (spec: token-select.off-list). */
export function OffList({ token, onAdd }: { token: Token; onAdd: (token: Token) => void }) {
  const from = offList(token.address)
  if (from === null) return null
  const symbol = symbolText(token.symbol)
  const isAdded = from === 'addedByUser'
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="gridcell" className={styles['offList']}>
      {selectText(isAdded ? 'added' : 'found')}{' '}
      <button
        type="button"
        aria-label={selectText(isAdded ? 'removeToken' : 'addToken', { symbol })}
        onClick={(event) => {
          // Otherwise the click would also pick the row.
          event.stopPropagation()
          if (isAdded) removeToken(token.address)
          else onAdd(token)
        }}
      >
        {selectText(isAdded ? 'remove' : 'add')}
      </button>
    </div>
  )
}
