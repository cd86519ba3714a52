import { Note } from '@musi/ui/layout/Note'
import panel from '#platform/page/card/Card.module.css'
import { poolFeeText } from '#platform/page/money/poolFeeText.ts'
import { positionText } from './positionWords.ts'

/** Explains what a provider earns, for accounts without a share of the pool. The build also renders it into the served page (app/sketch). */
export const EarningNote = () => (
  <div className={panel['flat']}>
    <Note>{positionText('none', { fee: poolFeeText(1) })}</Note>
  </div>
)
