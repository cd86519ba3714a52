import { blockTime } from '@musi/chain/reads/blockTime'
import { nativeBalanceOf } from '@musi/chain/reads/tokens/nativeBalanceOf'
import { type Address, parseAddress } from '@musi/domain/address'
import { useRead } from '#platform/session/chain/useRead.ts'
import { contractOf } from '#platform/page/config/config.ts'
import styles from './Bench.module.css'
import { benchText } from './benchWords.ts'

/** More reads than any screen makes, but few enough that the page stays usable. */
const MAX_READS = 5_000

/** Number of extra values `/test?reads=500` watches. */
export function watchedReads(search: string): number {
  const requested = Number(new URLSearchParams(search).get('reads'))
  return Number.isInteger(requested) && requested > 0 ? Math.min(requested, MAX_READS) : 0
}

/** A different account each, so that each is a separate read. */
const accountAt = (at: number): Address | null => parseAddress(`0x${(at + 1).toString(16).padStart(40, '0')}`)

function Balance({ multicall, owner }: { multicall: Address; owner: Address }) {
  const balance = useRead(nativeBalanceOf(multicall, owner))
  return <li>{balance.kind === 'value' ? String(balance.value) : benchText('reads.unknown')}</li>
}

function BlockTime({ multicall }: { multicall: Address }) {
  const time = useRead(blockTime(multicall))
  return <output id="bench-block-time">{time.kind === 'value' ? String(time.value) : ''}</output>
}

/** Many reads from as many components, to measure their cost (spec: reads.batching, reads.multicall). */
export function ReadsBench({ count }: { count: number }) {
  const multicall = contractOf('multicall3')
  if (multicall === null) return null
  return (
    <section aria-label={benchText('reads')}>
      <h2>{benchText('reads')}</h2>
      <p>
        {benchText('reads.blockTime')} <BlockTime multicall={multicall} />
      </p>
      <ul id="bench-reads" className={styles['values']}>
        {Array.from({ length: count - 1 }, (_, at) => accountAt(at)).map(
          (owner) => owner && <Balance key={owner} multicall={multicall} owner={owner} />,
        )}
      </ul>
    </section>
  )
}
