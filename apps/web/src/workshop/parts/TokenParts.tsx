import type { Address } from '@musi/domain/address'
import { pickOnEnter } from '@musi/domain/token-lists/search/pickOnEnter'
import { Button } from '@musi/ui/controls/Button'
import { Input } from '@musi/ui/controls/Input'
import { useState } from 'react'
import { addToken, removeToken } from '#platform/tokens/catalogue/addedTokens.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { tokenSearchIndex } from '#platform/tokens/catalogue/tokenSearchIndex.ts'
import { lookAlike, standing, warningFor } from '#platform/tokens/catalogue/tokenTrust.ts'
import { offList } from '#platform/tokens/catalogue/tokens.ts'
import type { TokenLookup } from '#platform/tokens/catalogue/tokenLookup.ts'
import { useToken } from '#platform/tokens/catalogue/useToken.ts'
import { useSweptBalances } from '#platform/tokens/catalogue/swept/useSweptBalances.ts'
import { useTokenRows } from '#platform/tokens/token-select/useTokenRows.ts'
import { useVisibleBalances } from '#platform/tokens/catalogue/swept/useVisibleBalances.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { Part } from './Part.tsx'
import styles from './parts.module.css'

/** The maximum number of rendered rows. */
const SHOWN = 40

function LookedUpToken({ lookup }: { lookup: TokenLookup }) {
  if (lookup.kind !== 'token') return <output id="looked-up">{lookup.kind}</output>
  const { token, source } = lookup
  const isAdded = offList(token.address) === 'addedByUser'
  const warning = warningFor(token, 'link')
  return (
    <>
      <output id="looked-up">
        {[token.symbol, token.name, token.decimals, source, standing(token), warning ? 'warned' : 'known'].join(' · ')}
      </output>
      <Button size="small" onClick={() => (isAdded ? removeToken(token.address) : addToken(token))}>
        {isAdded ? 'Remove token' : 'Add token'}
      </Button>
    </>
  )
}

/** The tokens to pick from, without the real rows. */
export function TokenParts() {
  const [query, setQuery] = useState('')
  const [up, setUp] = useState(false)
  const rows = useTokenRows({ query, direction: up ? 'up' : 'down', group: 'all' })
  const tokens = rows?.kind === 'words' ? rows.tokens.rows(0, SHOWN) : []
  const lookup = useToken(rows?.kind === 'address' ? rows.address : null)
  const account = useAccount()
  useSweptBalances(account)
  useVisibleBalances(
    account,
    tokens.map(({ address }): Address => address),
  )
  const picked = rows === null ? null : pickOnEnter(query, rows, nativeCurrency())
  return (
    <Part name="Tokens">
      <div className={styles['wide']}>
        <Input
          label="Search tokens"
          id="search-tokens"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Button size="small" onClick={() => setUp(!up)}>
          {up ? '↑' : '↓'}
        </Button>
        <p>
          <output id="token-count">{rows?.kind === 'words' ? rows.tokens.count : (rows?.kind ?? 'reading')}</output>{' '}
          found, Enter picks <output id="enter-picks">{picked?.symbol ?? 'nothing'}</output>
        </p>
        {rows?.kind === 'address' && <LookedUpToken lookup={lookup} />}
        <ol id="token-rows" className={styles['rows']}>
          {tokens.map((token) => (
            <li key={token.address}>
              {[
                token.symbol,
                token.name,
                standing(token),
                lookAlike(token)?.original.address,
                tokenSearchIndex.balanceOf(token.address),
              ]
                .filter((part) => part !== null && part !== undefined)
                .join(' · ')}
            </li>
          ))}
        </ol>
      </div>
    </Part>
  )
}
