import { parseAddress } from '@musi/domain/address'
import type { Currency, Token } from '@musi/domain/currency'
import type { Direction } from '@musi/domain/token-lists/search/foundTokens'
import { Icon } from '@musi/ui/Icon'
import { Input } from '@musi/ui/controls/Input'
import { Text } from '@musi/ui/Text'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { event as count } from '#platform/page/analytics/analytics.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { TOKEN_GROUPS, type TokenGroup } from './tokenGroups.ts'
import { useSweptBalances } from '../catalogue/swept/useSweptBalances.ts'
import { activeRow } from './activeRow.ts'
import { CommonBases } from './CommonBases.tsx'
import type { FoundRows } from './foundRows.ts'
import { NoRows } from './NoRows.tsx'
import { ROW_PX, scrollTopFor } from './rowWindow.ts'
import { specifiedSearch, selectText } from './selectWords.ts'
import styles from './TokenSelect.module.css'
import { TokenRowList, rowId } from './TokenRowList.tsx'
import { useFoundRows } from './useFoundRows.ts'

type Props = {
  picked: Currency | null
  other: Currency | null
  onPick: (currency: Currency) => void
  /** Base tokens are known by address, so they need no warning; null if not offered. */
  onBase: ((currency: Currency) => void) | null
  onAdd: (token: Token) => void
}

/** A pasted address is checksummed, and counted in analytics (spec: token-select.by-address). */
function typedQuery(text: string): string {
  const address = parseAddress(text.trim())
  if (!address) return text
  count({ category: 'Currency Select', action: 'Search by address', label: address })
  return address
}

/** Focuses the field only on devices with a fine pointer: on a phone the keyboard would cover half of the rows. */
function focusForTyping(container: HTMLElement | null): void {
  const field = container?.querySelector('input')
  if (!field || !matchMedia('(hover: hover) and (pointer: fine)').matches) return
  // A dialog that is about to open focuses the element with `autofocus`; an open one ignores it.
  field.setAttribute('autofocus', '')
  field.focus()
}

/** The row at the keyboard cursor, always in view; null for none. */
function useActiveRow(rows: FoundRows, onEnter: Currency | null, onPick: (currency: Currency) => void) {
  const scroller = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<number | null>(null)
  // The active row may have disappeared.
  const at = active !== null && active < rows.count ? active : null
  function activate(row: number) {
    setActive(row)
    const box = scroller.current
    if (box !== null) box.scrollTop = scrollTopFor(row, box.scrollTop, box.clientHeight)
  }
  function scrollToTop() {
    setActive(null)
    if (scroller.current !== null) scroller.current.scrollTop = 0
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault()
      const [chosen = onEnter] = at === null ? [] : rows.slice(at, at + 1)
      if (chosen !== null) onPick(chosen)
      return
    }
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_PX) - 1)
    const next = activeRow(event.key, at, rows.count, page)
    if (next === null || next === undefined) return
    event.preventDefault()
    activate(next)
  }
  return { at, scroller, scrollToTop, onKeyDown }
}

/** A combobox: focus stays in the field, which names the active row. */
export function TokenSearch({ picked, other, onPick, onBase, onAdd }: Props) {
  const list = useId()
  const [query, setQuery] = useState('')
  const [direction, setDirection] = useState<Direction>('down')
  const [group, setGroup] = useState<TokenGroup>('all')
  const field = useRef<HTMLDivElement>(null)
  const { rows, noRowsReason, onEnter } = useFoundRows(query, direction, group)
  useSweptBalances(useAccount())
  useLayoutEffect(() => focusForTyping(field.current), [])
  const { at, scroller, scrollToTop, onKeyDown } = useActiveRow(rows, onEnter, onPick)
  function restartSearch(change: () => void) {
    change()
    scrollToTop()
  }

  return (
    <div ref={field} className={styles['tokenSearch']}>
      <Input
        id="token-search-input"
        label={selectText('search')}
        labelHidden
        icon={<Icon name="search" />}
        placeholder={specifiedSearch('tokenSearchPlaceholder')}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot scroll rows like these
        role="combobox"
        aria-expanded={rows.count > 0}
        aria-controls={list}
        aria-haspopup="grid"
        aria-autocomplete="list"
        aria-activedescendant={at === null ? undefined : rowId(list, at)}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        value={query}
        onChange={({ target }) => restartSearch(() => setQuery(typedQuery(target.value)))}
        onKeyDown={onKeyDown}
      />
      {onBase !== null && <CommonBases picked={picked} onPick={onBase} />}
      <Groups group={group} onGroup={(next) => restartSearch(() => setGroup(next))} />
      <ListHead direction={direction} onDirection={(next) => restartSearch(() => setDirection(next))} />
      <div className={styles['results']}>
        {noRowsReason === null ? (
          <TokenRowList
            id={list}
            scroller={scroller}
            rows={rows}
            active={at}
            isSearched={query.trim() !== ''}
            picked={picked}
            other={other}
            onPick={onPick}
            onAdd={onAdd}
          />
        ) : (
          <div id={list} className={styles['none']}>
            <NoRows reason={noRowsReason} />
          </div>
        )}
      </div>
    </div>
  )
}

type GroupsProps = { group: TokenGroup; onGroup: (group: TokenGroup) => void }

/** Chips that filter the tokens; pressing the active chip shows all. */
const Groups = ({ group, onGroup }: GroupsProps) => (
  <fieldset className={styles['groups']} aria-label={selectText('groups')}>
    {TOKEN_GROUPS.map((each) => (
      <button
        key={each}
        type="button"
        aria-pressed={each === group}
        onClick={() => onGroup(each === group ? 'all' : each)}
      >
        {selectText(each)}
      </button>
    ))}
  </fieldset>
)

type HeadProps = { direction: Direction; onDirection: (direction: Direction) => void }

/** The column names, with a button that reverses the order. */
const ListHead = ({ direction, onDirection }: HeadProps) => (
  <div className={styles['head']}>
    <span>{selectText('name')}</span>
    <button
      type="button"
      className={styles['order']}
      aria-label={selectText(direction)}
      aria-pressed={direction === 'up'}
      onClick={() => onDirection(direction === 'down' ? 'up' : 'down')}
    >
      <Text as="span" tone="muted">
        {selectText('balance')}
      </Text>{' '}
      {direction === 'down' ? '↓' : '↑'}
    </button>
  </div>
)
