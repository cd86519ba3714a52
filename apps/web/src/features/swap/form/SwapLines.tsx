import type { Trade } from '@musi/domain/exchange/trade'
import { DEFAULT_SETTINGS } from '@musi/domain/settings/userSettings'
import { Icon } from '@musi/ui/Icon'
import { Text } from '@musi/ui/Text'
import { Facts } from '@musi/ui/layout/Facts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { showModal } from '#platform/page/modals/currentModal.ts'
import { useSettings } from '#platform/page/settings/useSettings.ts'
import { PriceText } from '#platform/session/exchange/PriceText.tsx'
import styles from './Form.module.css'
import { swapText } from './swapWords.ts'

const settings = () => showModal('SETTINGS')

type Props = {
  trade: Trade | null
  isWrap: boolean
  isOverdue: boolean
  /** The chart's toggle; null if there is no chart for this price. */
  chart: { readonly isOpen: boolean; readonly toggle: () => void } | null
}

/** The price, and the slippage if it is not the default (spec: swap.lines). */
export function SwapLines({ trade, isWrap, isOverdue, chart }: Props) {
  const { slippageBps } = useSettings()
  const isDefaultSlippage = slippageBps === DEFAULT_SETTINGS.slippageBps
  if (trade === null && isDefaultSlippage) return null
  return (
    <Facts close className={styles['lines']}>
      {trade !== null && (
        <div>
          <dt>{swapText('price')}</dt>
          <dd id="swap-price" {...(isOverdue && { 'data-overdue': '' })}>
            <PriceText
              trade={trade}
              isInverted
              text={(values) => swapText('price.of', values)}
              invertLabel={swapText('price.turn')}
            />
            {chart !== null && (
              <button
                type="button"
                id="swap-chart-toggle"
                className={`${styles['chart']} touch-target`}
                aria-label={swapText('price.chart')}
                aria-expanded={chart.isOpen}
                onClick={chart.toggle}
              >
                <Icon name="wave" />
              </button>
            )}
            <Stale />
          </dd>
        </div>
      )}
      {!isDefaultSlippage && !isWrap && (
        <div>
          <dt>
            <button type="button" onClick={settings}>
              {swapText('slippage')}
            </button>
          </dt>
          <dd>
            <button type="button" id="swap-slippage" onClick={settings}>{`${slippageBps / 100}%`}</button>
          </dd>
        </div>
      )}
    </Facts>
  )
}

/** The block of the quote, while the chain mines no blocks. */
function Stale() {
  const { head, trouble } = useHeads()
  if (head === null || trouble !== 'stuck') return null
  return (
    <Text as="small" block tone="caution">
      {swapText('price.stale', { number: head.number })}
    </Text>
  )
}
