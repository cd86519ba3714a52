import type { TradeInReceipt } from '@musi/chain/receipts/tradesInReceipts'
import type { Address } from '@musi/domain/address'
import { Rows } from '@musi/ui/layout/Rows'
import { Cluster } from '@musi/ui/layout/Stack'
import list from '#platform/page/card/List.module.css'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { ExplorerLink } from '#platform/page/links/ExplorerLink.tsx'
import { When } from '#platform/page/time/When.tsx'
import { Amount } from '../explain/Amount.tsx'
import { chartText } from './chartWords.ts'

type Sides = readonly [string, string]

type Props = { tokens: readonly [Address, Address]; trades: readonly TradeInReceipt[] }

/** A pair's trades from their receipts, each linked to its transaction. */
export function ReceiptTrades({ tokens, trades }: Props) {
  return (
    <Rows>
      {trades.map(({ paid, got, log, block, transaction, timeSeconds }) => (
        <Cluster as="li" key={`${block}.${log}`} gap={4} nowrap center shrinks className={list['row']}>
          <span className={list['main']}>
            {withParts(chartText('check.trade', { paid: '⟦paid⟧', got: '⟦got⟧' }), {
              paid: <SideAmounts tokens={tokens} amounts={paid} />,
              got: <SideAmounts tokens={tokens} amounts={got} />,
            })}
          </span>
          <span className={list['side']}>
            <ExplorerLink subject="tx" identifier={transaction} className="touch-target">
              <When timeSeconds={timeSeconds} />
            </ExplorerLink>
          </span>
        </Cluster>
      ))}
    </Rows>
  )
}

const SideAmounts = ({ tokens, amounts }: { tokens: readonly Address[]; amounts: Sides }) =>
  tokens.map((token, at) =>
    amounts[at] === undefined || amounts[at] === '0' ? null : (
      <Amount key={token} currency={token} amount={BigInt(amounts[at])} />
    ),
  )
