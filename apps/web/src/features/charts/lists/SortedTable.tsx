import { Button } from '@musi/ui/controls/Button'
import { More } from '@musi/ui/layout/More'
import { type ReactNode, useState } from 'react'
import { chartsText } from '../frame/chartsWords.ts'
import { type SortValue, type SortedBy, sorted } from './sorted.ts'
import styles from './Lists.module.css'

export type Column<Row> = {
  readonly key: string
  readonly title: string
  readonly hint?: string
  readonly render: (row: Row) => ReactNode
  /** Value to sort by; a column without one cannot be sorted. */
  readonly value?: (row: Row) => SortValue
  /** Hidden on a phone; the page that the row links to shows it. */
  readonly isExtra?: boolean
}

type Props<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Initial sort column. */
  initialSort: SortedBy
  /** Loads more rows; null if all are read. */
  more: (() => void) | null
}

const PAGE_SIZE = 20

/** A table that can be sorted by each column with a value. */
export function SortedTable<Row>({ label, columns, rows, keyOf, initialSort, more }: Props<Row>) {
  const [sortedBy, setSortedBy] = useState(initialSort)
  const [shown, setShown] = useState(PAGE_SIZE)
  const column = columns.find(({ key }) => key === sortedBy.key)
  const all = column?.value === undefined ? rows : sorted(rows, column.value, sortedBy.isDown)
  const isMore = all.length > shown || more !== null
  const press = (key: string) => setSortedBy({ key, isDown: key === sortedBy.key ? !sortedBy.isDown : true })
  const showMore = () => {
    if (all.length <= shown) more?.()
    setShown(shown + PAGE_SIZE)
  }
  return (
    <>
      <div className={styles['scroll']}>
        <table className={styles['table']} aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ key, title, hint, value, isExtra }) => (
                <th
                  key={key}
                  scope="col"
                  {...(isExtra && { className: styles['extra'] })}
                  {...(value !== undefined && {
                    'aria-sort': key === sortedBy.key ? (sortedBy.isDown ? 'descending' : 'ascending') : 'none',
                  })}
                >
                  {value === undefined ? (
                    title
                  ) : (
                    <button type="button" className="touch-target" title={hint} onClick={() => press(key)}>
                      {title}
                      <span aria-hidden="true">{key === sortedBy.key ? (sortedBy.isDown ? ' ↓' : ' ↑') : ''}</span>
                    </button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {all.slice(0, shown).map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ key, render, isExtra }, at) =>
                  at === 0 ? (
                    <th key={key} scope="row">
                      {render(row)}
                    </th>
                  ) : (
                    <td key={key} {...(isExtra && { className: styles['extra'] })}>
                      {render(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isMore && (
        <More>
          <Button onClick={showMore}>{chartsText('more')}</Button>
        </More>
      )}
    </>
  )
}
