import { type Currency, type CurrencyId, NATIVE_ID, currencyId } from '@musi/domain/currency'
import { pooledToken } from '@musi/domain/exchange/wrap'
import { type PoolSearchResult, poolSearchResult } from '@musi/domain/liquidity/poolSearchResult'
import { Icon } from '@musi/ui/Icon'
import { Stack } from '@musi/ui/layout/Stack'
import { useEffect, useState } from 'react'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import { savePool } from '#platform/session/exchange/savedPools.ts'
import { usePool } from '#platform/session/exchange/usePool.ts'
import { StalenessNote } from '#platform/session/freshness/StalenessNote.tsx'
import { stalenessOf } from '#platform/session/freshness/staleness.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { useIsRestoring } from '#platform/session/wallet/useIsRestoring.ts'
import { PickButton } from '#platform/tokens/amount-input/PickButton.tsx'
import { useCurrencySide } from '#platform/tokens/catalogue/useCurrencySide.ts'
import { useListedFacts } from '#platform/tokens/catalogue/useListedFacts.ts'
import { LateTokenSelect } from '#platform/tokens/token-select/LateTokenSelect.ts'
import { PoolScreen } from './frame/PoolScreen.tsx'
import { PositionCard } from './position/PositionCard.tsx'
import { FindOutcome } from './find/FindOutcome.tsx'
import styles from './find/FindPage.module.css'
import { findText } from './find/findWords.ts'

type Side = 'a' | 'b'

/** Finds a pool that is missing from the account's list (spec: liquidity.find-pool). */
export function FindPage() {
  const account = useAccount()
  const isRestoring = useIsRestoring()
  const [ids, setIds] = useState<Readonly<Record<Side, CurrencyId | null>>>({ a: NATIVE_ID, b: null })
  const [pickedSide, setPickedSide] = useState<Side | null>(null)
  const a = useCurrencySide(ids.a).currency
  const b = useCurrencySide(ids.b).currency
  const facts = usePool(a, b)
  const result = poolSearchResult(facts?.state ?? null, account === null ? 0n : (facts?.shares ?? null))
  useSaveFoundPool(a, b, result)
  const pick = (currency: Currency) => pickedSide !== null && setIds({ ...ids, [pickedSide]: currencyId(currency) })
  return (
    <PoolScreen
      name="find"
      title={findText('title')}
      hint={findText('hint')}
      below={result === 'found' && <PositionCard facts={facts} currencies={[a, b]} />}
    >
      <Stack
        gap={2}
        items="middle"
        tone="muted"
        onPointerEnter={LateTokenSelect.preload}
        onFocus={LateTokenSelect.preload}
      >
        <Pick label={findText('first')} currency={a} onPick={() => setPickedSide('a')} />
        <Icon name="pool" />
        <Pick label={findText('second')} currency={b} onPick={() => setPickedSide('b')} />
      </Stack>
      <StalenessNote staleness={facts === null ? null : stalenessOf(facts.ages)} what="figures" />
      <FindOutcome result={result} isConnected={account !== null || isRestoring} currencies={[a, b]} />
      {pickedSide !== null && (
        <LateTokenSelect
          open
          onClose={() => setPickedSide(null)}
          onPick={pick}
          onSwap={() => setIds({ a: ids.b, b: ids.a })}
          picked={pickedSide === 'a' ? a : b}
          other={pickedSide === 'a' ? b : a}
          showsBases
        />
      )}
    </PoolScreen>
  )
}

/** Adds a found pool to the account's list. */
function useSaveFoundPool(a: Currency | null, b: Currency | null, result: PoolSearchResult): void {
  const exists = result === 'found' || result === 'noLiquidity'
  const { wrapped } = exchangeAddresses()
  const one = exists && a !== null ? pooledToken(a, wrapped.address) : null
  const other = exists && b !== null ? pooledToken(b, wrapped.address) : null
  useEffect(() => {
    if (one !== null && other !== null) savePool([one, other])
  }, [one, other])
}

type PickProps = { label: string; currency: Currency | null; onPick: () => void }

function Pick({ label, currency, onPick }: PickProps) {
  const { logoUri, shape } = useListedFacts(currency)
  return (
    <fieldset className={styles['side']} aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <PickButton
        label={label}
        picked={currency === null ? null : { kind: 'currency', currency, logoUri, shape }}
        onPick={onPick}
      />
    </fieldset>
  )
}
