import type { Address } from '@musi/domain/address'
import { parseAddress } from '@musi/domain/address'
import { buttonClass } from '@musi/ui/controls/Button'
import { Input } from '@musi/ui/controls/Input'
import { Skeleton } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { useEffect, useState } from 'react'
import { Link } from '#platform/page/navigation/Link.tsx'
import { Unconnected } from '#platform/session/wallet/Unconnected.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { addToken } from '#platform/tokens/catalogue/addedTokens.ts'
import { useListedFacts } from '#platform/tokens/catalogue/useListedFacts.ts'
import { useToken } from '#platform/tokens/catalogue/useToken.ts'
import { RefusedCurrency } from '#platform/tokens/amount-input/RefusedCurrency.tsx'
import { TokenLogo } from '#platform/tokens/token-logo/TokenLogo.tsx'
import { pairOf } from './v1/v1Token.ts'
import { type V1Entry, useV1List } from './v1/useV1List.ts'
import styles from './v1/V1.module.css'
import { V1Frame } from './V1Frame.tsx'
import { v1Text } from './v1/v1Words.ts'

/** An account's remaining V1 liquidity (spec: migration.list). */
export function V1ListPage() {
  const account = useAccount()
  return (
    <V1Frame screen="list">
      {account === null ? (
        <Unconnected>
          <p className={styles['none']}>{v1Text('list.connect')}</p>
        </Unconnected>
      ) : (
        <Positions account={account} />
      )}
    </V1Frame>
  )
}

function Positions({ account }: { account: Address }) {
  const { entries, isLoading, isPartlyUnread } = useV1List(account)
  return (
    <>
      <Search />
      <Stack as="ul" gap={3} className={styles['list']}>
        {entries.map((entry) => (
          <Position key={entry.exchange} {...entry} />
        ))}
      </Stack>
      {isLoading && entries.length === 0 && <Skeleton label={v1Text('loading')} />}
      {isPartlyUnread && (
        <Text tone="muted" size={14} centered>
          {v1Text('unread')}
        </Text>
      )}
      {!isLoading && !isPartlyUnread && entries.length === 0 && <p className={styles['none']}>{v1Text('none')}</p>}
    </>
  )
}

/** Adds an unlisted token by its address, so that its V1 exchange is looked up like all others. */
function Search() {
  const [typed, setTyped] = useState('')
  const address = parseAddress(typed.trim())
  const lookup = useToken(address || null)
  const token = lookup.kind === 'token' ? lookup.token : null
  useEffect(() => {
    if (token !== null) addToken(token)
  }, [token])
  return (
    <>
      <Input
        label={v1Text('search')}
        placeholder={v1Text('search')}
        hook="v1-search"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <RefusedCurrency lookup={lookup} />
    </>
  )
}

function Position({ token, exchange }: V1Entry) {
  const { logoUri, shape } = useListedFacts(token)
  const pair = pairOf(token)
  return (
    <li className={styles['position']}>
      <TokenLogo currency={token} logoUri={logoUri} shape={shape} />
      <Text as="b" tone="strong">
        {pair}
      </Text>
      <span className={styles['badge']}>{v1Text('badge')}</span>
      <span className={styles['ways']}>
        <Link
          to={`/migrate/v1/${exchange}`}
          className={buttonClass({ size: 'small' })}
          aria-label={v1Text('migrate.of', { pair })}
        >
          {v1Text('migrate')}
        </Link>
        <Link
          to={`/remove/v1/${exchange}`}
          className={buttonClass({ kind: 'quiet', size: 'small' })}
          aria-label={v1Text('remove.of', { pair })}
        >
          {v1Text('remove')}
        </Link>
      </span>
    </li>
  )
}
