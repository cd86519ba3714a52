import { symbolText } from '@musi/domain/amount/symbolText'
import type { Trade } from '@musi/domain/exchange/trade'
import { tokenByAddress } from '../../../platform/tokens/catalogue/tokens.ts'
import styles from './SwapDetails.module.css'

/** The symbols along a route; its ends as chosen, not as pooled (ETH rather than WETH). */
function symbols({ input, output, route: { path } }: Trade): readonly string[] {
  return path.map((address, at) => {
    if (at === 0) return symbolText(input.currency.symbol)
    if (at === path.length - 1) return symbolText(output.currency.symbol)
    return symbolText(tokenByAddress(address)?.symbol ?? '?')
  })
}

export function RouteText({ trade }: { trade: Trade }) {
  return (
    <ol className={styles['route']} data-part="route">
      {symbols(trade).map((symbol, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two tokens may share a symbol; only their position differs
        <li key={at}>{symbol}</li>
      ))}
    </ol>
  )
}
