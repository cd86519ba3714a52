import { symbolText } from '@musi/domain/amount/symbolText'
import type { Trade } from '@musi/domain/exchange/trade'
import { tokenByAddress } from '../../../platform/tokens/catalogue/tokens.ts'
import styles from './SwapDetails.module.css'

/** The tokens of a route by their symbols; its ends as they were chosen, not as they are pooled. */
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
        // oxlint-disable-next-line react/no-array-index-key -- two tokens may share a symbol; their place is what tells them apart
        <li key={at}>{symbol}</li>
      ))}
    </ol>
  )
}
