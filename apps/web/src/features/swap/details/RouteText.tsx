import { shortenAddress } from '@musi/domain/address'
import type { Trade } from '@musi/domain/exchange/trade'
import { unitText } from '#platform/page/money/unitText.ts'
import { tokenByAddress } from '#platform/tokens/catalogue/tokens.ts'
import styles from './SwapDetails.module.css'

/**
 * The symbols along a route. Its ends are the chosen currencies, not the pooled ones (ETH rather
 * than WETH).
 */
function symbols({ input, output, route: { path } }: Trade): readonly string[] {
  return path.map((address, at) => {
    if (at === 0) return unitText(input.currency)
    if (at === path.length - 1) return unitText(output.currency)
    const token = tokenByAddress(address)
    return token === null ? shortenAddress(address) : unitText(token)
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
