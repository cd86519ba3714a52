import { symbolText } from '@musi/domain/amount/symbolText'
import type { Token } from '@musi/domain/currency'
import type { TokenLookAlike } from '@musi/domain/text/tokenLookAlike'
import type { Tag } from '@musi/domain/token-lists/listTokens'
import styles from './TokenRow.module.css'
import { selectText } from './selectWords.ts'

/** The first tag of a token; all tags with their descriptions are in the title. */
export function Tags({ tags }: { tags: readonly Tag[] }) {
  const [first, ...others] = tags
  if (first === undefined) return null
  const title = tags.map(({ name, description }) => selectText('tag', { name, description })).join('; \n')
  return (
    <span className={styles['tag']} title={title}>
      {others.length === 0 ? first.name : selectText('more', { tag: first.name })}
    </span>
  )
}

/** A look-alike shows a warning instead of its name, which is part of the disguise. */
export function Name({ token, lookAlike, name }: { token: Token; lookAlike: TokenLookAlike | null; name: string }) {
  if (lookAlike === null) return <small title={token.name}>{name}</small>
  return (
    <small className={styles['caution']}>
      {selectText('looksLike', { symbol: symbolText(lookAlike.original.symbol) })}
    </small>
  )
}

export const LookAlikeTag = () => (
  <span className={`${styles['tag']} ${styles['alarm']}`}>{selectText('lookAlike')}</span>
)

/** Marks a token of our own factory; it says nothing about who created it. */
export const MadeHere = () => (
  <span className={styles['tag']} title={selectText('madeHereTitle')}>
    {selectText('madeHere')}
  </span>
)
