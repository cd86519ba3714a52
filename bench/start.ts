import { startProduct } from '@musi/scripts/run/product'
import { type Row, median, row } from './measure/row.ts'

/** Time from the command to the first answer, with everything installed; the goal is 4 s with a saved chain. */
export async function* start(quick: boolean): AsyncIterable<Row> {
  const times: number[] = []
  for (let round = 0; round < (quick ? 1 : 5); round++) {
    const since = performance.now()
    const product = await startProduct()
    const answer = await fetch(product.origin)
    times.push(performance.now() - since)
    if (!answer.ok) throw new Error(`The page answered ${answer.status}.`)
    await product.stop()
  }
  yield row('start', 1, 'new chain to page', { name: 'none', ms: null }, median(times))
}
