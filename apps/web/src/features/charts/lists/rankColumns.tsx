import { Button } from '@musi/ui/controls/Button'
import { valueText } from '#platform/page/i18n/isolated.ts'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { chartsText } from '../frame/chartsWords.ts'
import styles from './Lists.module.css'
import type { Column } from './SortedTable.tsx'

type Ranked = { readonly points: number; readonly plays: number; readonly payers: number; readonly rising: number }

/** A change with its sign; a dash if there was none. */
const signedText = (number: number): string =>
  number === 0 ? '–' : valueText(`${number > 0 ? '+' : '−'}${numberText(Math.abs(number))}`)

type RankNumberProps<Row> = { of: Row; among: readonly Row[] }

/** The rank of a row among all rows, independent of sorting and search. */
export const RankNumber = <Row extends Ranked>({ of, among }: RankNumberProps<Row>) => (
  <span className={styles['numeral']}>{numberText(1 + among.filter(({ points }) => points > of.points).length)}</span>
)

/** Columns that songs and artists share; a row's points expand to the payments behind them. */
export const rankColumns = <Row extends Ranked>(onOpen: (row: Row) => void): readonly Column<Row>[] => [
  {
    key: 'points',
    title: chartsText('column.points'),
    render: (row) => (
      <Button size="small" kind="quiet" onClick={() => onOpen(row)} aria-haspopup="dialog">
        {numberText(row.points)}
      </Button>
    ),
    value: ({ points }) => points,
  },
  {
    key: 'payers',
    title: chartsText('column.payers'),
    render: ({ payers }) => numberText(payers),
    value: ({ payers }) => payers,
    isExtra: true,
  },
  {
    key: 'plays',
    title: chartsText('column.plays'),
    render: ({ plays }) => numberText(plays),
    value: ({ plays }) => plays,
    isExtra: true,
  },
  {
    key: 'rising',
    title: chartsText('column.rising'),
    render: ({ rising }) => signedText(rising),
    value: ({ rising }) => rising,
  },
]
