import { Select } from '@musi/ui/controls/Select'
import { ownSongsText } from '../words/ownWords.ts'
import { PERIODS, type Period } from './period.ts'

type Props = { id: string; period: Period; onChange: (period: Period) => void }

export const PeriodSelect = ({ id, period, onChange }: Props) => (
  <Select
    id={id}
    label={ownSongsText('period')}
    value={period}
    options={(Object.keys(PERIODS) as Period[]).map((each) => [each, ownSongsText(`period.${each}`)])}
    onChange={onChange}
  />
)
