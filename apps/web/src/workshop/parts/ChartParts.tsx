import { Button } from '@musi/ui/controls/Button'
import { Chart } from '@musi/ui/chart/Chart'
import type { ChartRow } from '@musi/ui/chart/chartRows'
import { useState } from 'react'
import { Part } from './Part.tsx'
import styles from './parts.module.css'

const HOUR = 3600
const SOME = 60
const MANY = 10_000

/** A price that goes up and down, the same each time. */
const rowsOf = (count: number): readonly ChartRow[] =>
  Array.from({ length: count }, (_, at) => {
    const priceAt = (moment: number) => 100 + Math.sin(moment / 9) * 8 + Math.sin(moment / 700) * 20
    const open = priceAt(at)
    const close = priceAt(at + 1)
    const amount = (at * 37) % 11
    return { start: at * HOUR, open, high: Math.max(open, close) + 1, low: Math.min(open, close) - 1, close, amount }
  })

const price = (value: number) => value.toFixed(2)
const time = (start: number) => `hour ${start / HOUR}`

const look = {
  reading: ({ start, close }: ChartRow) => `${time(start)}: ${price(close)}`,
  columns: [
    { title: 'When', text: ({ start }: ChartRow) => time(start) },
    { title: 'Close', text: ({ close }: ChartRow) => price(close) },
  ],
  words: { showTable: 'Show as a table', hideTable: 'Hide the table', hint: 'Point at a row to read it' },
  tick: price,
  time,
}

export function ChartParts() {
  const [some] = useState(() => rowsOf(SOME))
  const [many] = useState(() => rowsOf(MANY))
  const [isDrawn, setDrawn] = useState(false)
  return (
    <Part name="Chart">
      {(['candles', 'line', 'bars'] as const).map((each) => (
        <div key={each} className={styles['wide']}>
          <Chart {...look} rows={some} look={each} name={`A chart of ${each}`} />
        </div>
      ))}
      <div className={styles['wide']}>
        <Chart {...look} rows={[]} look="candles" name="A chart of nothing" />
      </div>
      <Button id="draw-chart" onClick={() => setDrawn(!isDrawn)}>
        {isDrawn ? 'Take it away' : 'Draw ten thousand rows'}
      </Button>
      <div className={styles['wide']}>
        {isDrawn && <Chart {...look} rows={many} look="candles" name="Ten thousand rows" />}
      </div>
    </Part>
  )
}
