import { valueText } from '#platform/page/i18n/isolated.ts'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { t } from '../frame/chartsWords.ts'
import type { Column } from './SortedTable.tsx'

type Ranked = { readonly plays: number; readonly payers: number; readonly rising: number }

/** A number with its sign, where it says how something moved. */
const signedText = (number: number): string =>
  number === 0 ? '0' : valueText(`${number > 0 ? '+' : '−'}${numberText(Math.abs(number))}`)

/** What songs and artists both have. */
export const rankColumns = <Row extends Ranked>(): readonly Column<Row>[] => [
  {
    key: 'payers',
    title: t('column.payers'),
    render: ({ payers }) => numberText(payers),
    value: ({ payers }) => payers,
  },
  {
    key: 'plays',
    title: t('column.plays'),
    render: ({ plays }) => numberText(plays),
    value: ({ plays }) => plays,
    isExtra: true,
  },
  {
    key: 'rising',
    title: t('column.rising'),
    render: ({ rising }) => signedText(rising),
    value: ({ rising }) => rising,
  },
]
