import { Select } from '@musi/ui/controls/Select'
import { useState } from 'react'
import { useLocation } from '#platform/page/navigation/useLocation.ts'
import { ApproveBench } from './ApproveBench.tsx'
import { BatchBench } from './BatchBench.tsx'
import styles from './Bench.module.css'
import { PermitBench } from './PermitBench.tsx'
import { ReadsBench, watchedReads } from './ReadsBench.tsx'
import { RevokeBench } from './RevokeBench.tsx'
import { TransferBench } from './TransferBench.tsx'
import { WrapBench } from './WrapBench.tsx'
import { type BenchAddresses, benchAddresses } from './benchAddresses.ts'
import { benchText } from './benchWords.ts'

function Bench({ addresses }: { addresses: BenchAddresses }) {
  const { native, router, tokens } = addresses
  const [at, setAt] = useState(0)
  const reads = watchedReads(useLocation().search)
  const token = tokens[at] ?? tokens[0]
  return (
    <>
      <p className={styles['lead']}>{benchText('lead')}</p>
      <div className={styles['token']}>
        <Select
          label={benchText('token')}
          value={at}
          options={tokens.map(({ symbol, name }, index) => [index, `${symbol} (${name})`])}
          onChange={setAt}
        />
      </div>
      <div className={styles['cards']}>
        <WrapBench kind="wrap" addresses={addresses} />
        <WrapBench kind="unwrap" addresses={addresses} />
        <TransferBench kind="send" title={benchText('send', { symbol: native.symbol })} currency={native} />
        <TransferBench key={`send ${token.address}`} kind="transfer" title={benchText('transfer')} currency={token} />
        <ApproveBench key={`approve ${token.address}`} token={token} spender={router} />
        <RevokeBench key={`revoke ${token.address}`} token={token} spender={router} />
        <BatchBench key={`batch ${token.address}`} token={token} addresses={addresses} />
        <PermitBench key={`permit ${token.address}`} token={token} spender={router} />
      </div>
      {reads > 0 && <ReadsBench count={reads} />}
    </>
  )
}

/** A page to try out sending without a finished screen, on the embedded chain only. */
export function BenchPage() {
  const addresses = benchAddresses()
  return (
    <section className={styles['bench']}>
      <p>{benchText('forBuilders')}</p>
      <h1 tabIndex={-1}>{benchText('title')}</h1>
      {addresses === null ? <p>{benchText('elsewhere')}</p> : <Bench addresses={addresses} />}
    </section>
  )
}
