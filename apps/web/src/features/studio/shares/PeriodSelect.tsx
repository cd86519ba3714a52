import terms from '../terms/Terms.module.css'
import { o } from '../words/ownWords.ts'
import { PERIODS, type Period } from './period.ts'

type Props = { id: string; period: Period; onChange: (period: Period) => void }

export const PeriodSelect = ({ id, period, onChange }: Props) => (
  <label className={terms['choice']}>
    <span>{o('period')}</span>
    <select id={id} value={period} onChange={({ target }) => onChange(target.value as Period)}>
      {(Object.keys(PERIODS) as Period[]).map((each) => (
        <option key={each} value={each}>
          {o(`period.${each}`)}
        </option>
      ))}
    </select>
  </label>
)
