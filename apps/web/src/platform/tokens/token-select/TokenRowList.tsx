import type { Address } from '@musi/domain/address'
import { type Currency, type Token, sameCurrency } from '@musi/domain/currency'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { useVisibleBalances } from '../catalogue/swept/useVisibleBalances.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import type { FoundRows } from './foundRows.ts'
import { ROW_PX, rowWindow } from './rowWindow.ts'
import { selectText } from './selectWords.ts'
import styles from './TokenSelect.module.css'
import { type RowState, TokenRow } from './TokenRow.tsx'

type Props = {
  id: string
  scroller: RefObject<HTMLDivElement | null>
  rows: FoundRows
  active: number | null
  isSearched: boolean
  picked: Currency | null
  other: Currency | null
  onPick: (currency: Currency) => void
  onAdd: (token: Token) => void
}

export const rowId = (list: string, row: number): string => `${list}-${row}`

const isOf = (currency: Currency, side: Currency | null) => side !== null && sameCurrency(currency, side)

const stateOf = (currency: Currency, picked: Currency | null, other: Currency | null): RowState =>
  isOf(currency, picked) ? 'taken' : isOf(currency, other) ? 'other' : 'free'

/** Renders only the visible rows and a few around them. */
export function TokenRowList({ id, scroller, rows, active, isSearched, picked, other, onPick, onAdd }: Props) {
  const [viewport, setViewport] = useState({ top: 0, height: 0 })
  const { from, to } = rowWindow(rows.count, viewport.top, viewport.height)
  const shown = rows.slice(from, to)
  const account = useAccount()
  useVisibleBalances(
    account,
    shown.flatMap((currency): Address[] => (currency.kind === 'token' ? [currency.address] : [])),
  )
  useLayoutEffect(() => {
    const box = scroller.current
    if (box === null) return undefined
    const measure = () => setViewport({ top: Math.floor(box.scrollTop / ROW_PX) * ROW_PX, height: box.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    box.addEventListener('scroll', measure, { passive: true })
    measure()
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', measure)
    }
  }, [scroller])

  return (
    <div ref={scroller} className={styles['scroller']}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a table cannot leave out rows */}
      <div
        id={id}
        role="grid"
        aria-label={selectText('results')}
        aria-rowcount={rows.count}
        className={styles['all']}
        style={{ height: rows.count * ROW_PX, paddingTop: from * ROW_PX }}
      >
        {shown.map((currency, at) => (
          <TokenRow
            key={currency.kind === 'native' ? 'ETHER' : currency.address}
            id={rowId(id, from + at)}
            place={from + at + 1}
            currency={currency}
            state={stateOf(currency, picked, other)}
            isActive={active === from + at}
            isSearched={isSearched}
            account={account}
            onPick={onPick}
            onAdd={onAdd}
          />
        ))}
      </div>
    </div>
  )
}
