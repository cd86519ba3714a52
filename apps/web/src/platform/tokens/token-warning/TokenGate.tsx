import type { Address } from '@musi/domain/address'
import type { CurrencyId, Token } from '@musi/domain/currency'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { artistFeed } from '../artists/artistFeed.ts'
import { isListRead, subscribeListRead } from '../catalogue/listedTokens.ts'
import type { TokenLookup } from '../catalogue/tokenLookup.ts'
import { useProvenArtists } from '../catalogue/useProvenArtists.ts'
import { useToken } from '../catalogue/useToken.ts'
import { linkGate } from './linkGate.ts'
import styles from './TokenGate.module.css'

const LinkWarning = latePart(async () => (await import('./LinkWarning.tsx')).LinkWarning)

const artistIn = (lookup: TokenLookup) =>
  lookup.kind === 'token' && lookup.source === 'artist' ? [lookup.token.address] : []

type Props = {
  /** The two currencies in the link. */
  ids: readonly [CurrencyId | null, CurrencyId | null]
  /** Called if the person rejects these tokens; the page continues without them. */
  onLeave: (tokens: readonly Token[]) => void
  onUseKnown: (token: Token, known: Token) => void
  children: ReactNode
}

/**
 * Wraps a page whose link names tokens. The page is inert until the tokens are resolved and unknown
 * ones were accepted with "I understand" (spec: token-warnings.when). The consent is not stored, so
 * a reload, a second tab or coming back asks again (case 22).
 */
export function TokenGate({ ids: [one, other], onLeave, onUseKnown, children }: Props) {
  const [understood, setUnderstood] = useState<ReadonlySet<Address>>(new Set())
  const isRead = useSyncExternalStore(subscribeListRead, isListRead)
  const { kind: feed } = useVisitValue(artistFeed)
  const lookups = [useToken(one), useToken(other)]
  const proven = useProvenArtists(lookups.flatMap(artistIn))
  const gate = linkGate(lookups, { isListRead: isRead && feed !== 'reading', proven, understood })
  const tokens = gate.kind === 'unknown' ? gate.tokens : []
  return (
    <>
      <div inert={gate.kind !== 'open'} aria-busy={gate.kind === 'asking'} className={styles['inside']}>
        {children}
      </div>
      {tokens.length > 0 && (
        <LinkWarning
          tokens={tokens}
          onContinue={() => setUnderstood(new Set([...understood, ...tokens.map(({ address }) => address)]))}
          onLeave={() => onLeave(tokens)}
          onUseKnown={onUseKnown}
        />
      )}
    </>
  )
}
