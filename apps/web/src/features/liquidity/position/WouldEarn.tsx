import { Note } from '@musi/ui/layout/Note'
import panel from '#platform/page/card/Card.module.css'
import { poolFeeText } from '#platform/page/money/poolFeeText.ts'
import { t } from './positionWords.ts'

/** Shown to accounts without a share of the pool. The build draws it into the served page as well (app/sketch). */
export const WouldEarn = () => (
  <div className={panel['flat']}>
    <Note>{t('none', { fee: poolFeeText(1) })}</Note>
  </div>
)
