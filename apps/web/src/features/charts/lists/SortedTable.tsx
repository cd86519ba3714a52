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
  /** Without it the column cannot be sorted by. */
  readonly value?: (row: Row) => SortValue
  /** Left out on a phone: the page behind the row has it. */
  readonly isExtra?: boolean
}

type Props<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Initial sort column. */
  first: SortedBy
  /** There are more than have been read. */
  more: (() => void) | null
}

const AT_FIRST = 20

/** A table that each of its columns can sort. */
export function SortedTable<Row>({ label, columns, rows, keyOf, first, more }: Props<Row>) {
  const [by, setBy] = useState(first)
  const [shown, setShown] = useState(AT_FIRST)
  const column = columns.find(({ key }) => key === by.key)
  const all = column?.value === undefined ? rows : sorted(rows, column.value, by.isDown)
  const isMore = all.length > shown || more !== null
  const press = (key: string) => setBy({ key, isDown: key === by.key ? !by.isDown : true })
  const goOn = () => {
    if (all.length <= shown) more?.()
    setShown(shown + AT_FIRST)
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
                    'aria-sort': key === by.key ? (by.isDown ? 'descending' : 'ascending') : 'none',
                  })}
                >
                  {value === undefined ? (
                    title
                  ) : (
                    <button type="button" className="finger" title={hint} onClick={() => press(key)}>
                      {title}
                      <span aria-hidden="true">{key === by.key ? (by.isDown ? ' ↓' : ' ↑') : ''}</span>
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
          <Button onClick={goOn}>{chartsText('more')}</Button>
        </More>
      )}
    </>
  )
}
