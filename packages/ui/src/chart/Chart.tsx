import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from '../controls/Button.tsx'
import styles from './Chart.module.css'
import { type ChartRow, fittingRows, rowAfterKey, rowAt } from './chartRows.ts'
import { type ChartLook, GUTTER, drawChart } from './drawChart.ts'

type Column = { readonly title: string; readonly text: (row: ChartRow) => string }

type Props = {
  /** Oldest first. */
  rows: readonly ChartRow[]
  look: ChartLook
  /** Accessible description, as a sentence. */
  name: string
  /** Columns of the equivalent table. */
  columns: readonly Column[]
  /** Describes a row as text. */
  reading: (row: ChartRow) => string
  tick: (value: number) => string
  time: (start: number) => string
  words: { readonly showTable: string; readonly hideTable: string; readonly hint: string }
  /** Action for the current row. */
  renderAct?: (row: ChartRow) => ReactNode
}

/** Width of the canvas, and a counter that changes with theme and fonts, since a canvas does not adapt by itself. */
function useCanvasAppearance(canvas: { readonly current: HTMLCanvasElement | null }): {
  width: number
  version: number
} {
  const [width, setWidth] = useState(0)
  const [version, setVersion] = useState(0)
  useEffect(() => {
    const seen = canvas.current
    if (seen === null) return undefined
    const redraw = () => setVersion((count) => count + 1)
    const size = new ResizeObserver(() => setWidth(seen.clientWidth))
    size.observe(seen)
    const theme = new MutationObserver(redraw)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    const system = matchMedia('(prefers-color-scheme: dark)')
    system.addEventListener('change', redraw)
    // Texts measured in a fallback font are drawn again once ours is loaded.
    if (document.fonts.status === 'loading') void document.fonts.ready.then(redraw)
    return () => {
      size.disconnect()
      theme.disconnect()
      system.removeEventListener('change', redraw)
    }
  }, [canvas])
  return { width, version }
}

/** A chart whose rows can be read one by one with a pointer or arrow keys, or as a table. */
export function Chart({ rows, look, name, columns, reading, tick, time, words, renderAct }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, version } = useCanvasAppearance(canvas)
  const [start, setStart] = useState<number | null>(null)
  const [isTable, setTable] = useState(false)
  const id = useId()
  const plot = Math.max(0, width - GUTTER)
  // Nothing is drawn until the width is known.
  const seen = useMemo(() => (plot === 0 ? rows.slice(0, 1) : fittingRows(rows, plot)), [rows, plot])
  // The selected row stays the same when newer rows arrive.
  const open = start === null ? -1 : seen.findLastIndex((row) => row.start <= start)
  const at = open === -1 ? null : open
  const row = at === null ? undefined : seen[at]

  useEffect(() => {
    if (canvas.current !== null && width > 0) drawChart(canvas.current, { rows: seen, look, at, tick, time })
    // `version` is a dependency because the canvas must be redrawn when colours change.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [seen, look, at, tick, time, version, width])

  const goTo = (next: number | null) => next !== null && setStart(seen[next]?.start ?? null)
  const onPointer = (event: PointerEvent<HTMLElement>) =>
    goTo(rowAt(event.clientX - event.currentTarget.getBoundingClientRect().left, plot, seen.length))
  const onKeyDown = (event: KeyboardEvent) => {
    const next = rowAfterKey(event.key, at, seen.length)
    if (next === null) return
    event.preventDefault()
    goTo(next)
  }
  return (
    <figure className={styles['chart']}>
      <p className={styles['reading']} aria-hidden="true">
        {row === undefined ? words.hint : reading(row)}
      </p>
      <div
        // A range input cannot contain a canvas.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="slider"
        tabIndex={0}
        aria-label={name}
        aria-valuemin={1}
        aria-valuemax={Math.max(1, seen.length)}
        aria-valuenow={at === null ? seen.length : at + 1}
        aria-valuetext={row === undefined ? words.hint : reading(row)}
        className={styles['plot']}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onKeyDown={onKeyDown}
      >
        <canvas ref={canvas} className={styles['canvas']} />
      </div>
      <div className={styles['foot']}>
        <span>{row !== undefined && renderAct?.(row)}</span>
        <Button
          kind="quiet"
          size="small"
          aria-expanded={isTable}
          aria-controls={`${id}-table`}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? words.hideTable : words.showTable}
        </Button>
      </div>
      <div id={`${id}-table`} hidden={!isTable}>
        {isTable && <Table name={name} columns={columns} rows={seen.toReversed()} />}
      </div>
    </figure>
  )
}

const Table = ({ name, columns, rows }: Pick<Props, 'name' | 'columns' | 'rows'>) => (
  // The section scrolls, so it must be reachable by keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className={styles['scroll']} tabIndex={0} aria-label={name}>
    <table className={styles['table']}>
      <thead>
        <tr>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.start}>
            {columns.map(({ title, text }) => (
              <td key={title}>{text(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
