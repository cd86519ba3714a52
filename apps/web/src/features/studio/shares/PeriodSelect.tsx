import { Select } from '@musi/ui/controls/Select'
import { o } from '../words/ownWords.ts'
import { PERIODS, type Period } from './period.ts'

type Props = { id: string; period: Period; onChange: (period: Period) => void }

export const PeriodSelect = ({ id, period, onChange }: Props) => (
  <Select
    id={id}
    label={o('period')}
    value={period}
    options={(Object.keys(PERIODS) as Period[]).map((each) => [each, o(`period.${each}`)])}
    onChange={onChange}
  />
)
