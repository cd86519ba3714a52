import { slippagePercent, slippageProblem } from '@musi/domain/settings/slippage'
import { Cluster } from '@musi/ui/layout/Stack'
import type { ReactNode } from 'react'
import { specified } from '#platform/page/i18n/specifiedWords.ts'
import { showModal } from '#platform/page/modals/currentModal.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useSettings } from '#platform/page/settings/useSettings.ts'
import styles from './Form.module.css'
import { swapText } from './swapWords.ts'

/** The Swap and Pool tabs, the slippage, which opens the settings, and the card's menu. */
export function SwapHead({ more }: { more: ReactNode }) {
  const { slippageBps } = useSettings()
  const isRisky = slippageProblem('', slippageBps) !== null
  return (
    <Cluster gap={2} center apart>
      <Cluster as="nav" aria-label={swapText('tabs')} gap={1} nowrap className={styles['tabs']}>
        <Link to="/swap" className="touch-target" aria-current="page">
          {specified('swap')}
        </Link>
        <Link to="/pool" className="touch-target">
          {specified('pool')}
        </Link>
      </Cluster>
      <Cluster gap={2} nowrap center>
        <button
          type="button"
          id="swap-slippage-chip"
          className={`${styles['chip']} touch-target`}
          data-risky={isRisky || undefined}
          aria-haspopup="dialog"
          onClick={() => showModal('SETTINGS')}
        >
          {swapText('slippage.chip', { percent: figureText(slippagePercent(slippageBps)) })}
        </button>
        {more}
      </Cluster>
    </Cluster>
  )
}
