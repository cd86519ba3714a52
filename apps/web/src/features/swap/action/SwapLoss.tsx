import { exactAmount } from '@musi/domain/amount/amountText'
import { percentText } from '@musi/domain/amount/percentText'
import { sizeAtImpact } from '@musi/domain/exchange/sizeAtImpact'
import type { Trade } from '@musi/domain/exchange/trade'
import { priceImpact } from '@musi/domain/exchange/tradePrices'
import { Icon } from '@musi/ui/Icon'
import { useMemo } from 'react'
import { exactText } from '#platform/page/money/amountText.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import { swapText } from '../form/swapWords.ts'
import styles from './SwapLoss.module.css'

/** Price impact of the suggested smaller size, equal to a usual slippage. */
const USUAL_BPS = 100

/** The loss of this trade, and a smaller size without it (spec: swap.smaller-size). */
export function SwapLoss({ trade, onSize }: { trade: Trade; onSize: (text: string) => void }) {
  const smaller = useMemo(() => sizeAtImpact(trade, USUAL_BPS), [trade])
  return (
    <div id="swap-loss" className={styles['loss']}>
      <Icon name="warning" />
      <output>
        {swapText('loss.text', { percent: figureText(percentText(priceImpact(trade), 0)) })} {swapText('loss.try')}
      </output>
      {smaller !== null && (
        <button type="button" id="swap-use-less" className={styles['use']} onClick={() => onSize(exactAmount(smaller))}>
          {swapText('loss.use', { amount: exactText(smaller) })}
        </button>
      )}
    </div>
  )
}
