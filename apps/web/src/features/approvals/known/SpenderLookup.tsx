import { readAllBalances } from '@musi/chain/reads/tokens/readAllBalances'
import type { Address } from '@musi/domain/address'
import { knownSpenders } from '@musi/domain/approvals/knownSpenders'
import { Note } from '@musi/ui/layout/Note'
import { Skeleton } from '@musi/ui/Skeleton'
import { useEffect, useMemo, useState } from 'react'
import { config } from '#platform/page/config/config.ts'
import { chainReads } from '#platform/session/chain/chainReads.ts'
import { AddressInput } from '#platform/tokens/address-input/AddressInput.tsx'
import { useAddressField } from '#platform/tokens/address-input/useAddressField.ts'
import panel from '#platform/page/card/Card.module.css'
import styles from './ApprovalsPage.module.css'
import { UnreadApprovals } from './KnownApprovals.tsx'
import type { Approvables } from '../sweep/approvable.ts'
import { approvalsText } from '../list/approvalsWords.ts'
import { ApprovalList } from '../list/ApprovalList.tsx'
import { useOpenApprovals } from '../sweep/useOpenApprovals.ts'
import { useApprovables } from './useApprovables.ts'

/** Looks up the allowances of an unlisted contract for the account's tokens (spec: approvals.open). */
export function SpenderLookup({ owner }: { owner: Address }) {
  const [text, setText] = useState('')
  const field = useAddressField(text)
  const spender = field.kind === 'address' ? field.address : null
  return (
    <section className={`${panel['snug']} ${styles['section']}`} aria-labelledby="approvals-lookup">
      <h2 id="approvals-lookup">{approvalsText('lookup.title')}</h2>
      <Note>{approvalsText('lookup.text')}</Note>
      <AddressInput
        id="approvals-spender"
        label={approvalsText('lookup.label')}
        value={text}
        onValue={setText}
        field={field}
      />
      {spender !== null && <FoundApprovals key={spender} owner={owner} spender={spender} />}
    </section>
  )
}

type Props = { owner: Address; spender: Address }

function FoundApprovals({ owner, spender }: Props) {
  const { assets, exchanges } = useApprovables()
  const { book } = config()
  const isKnown =
    book !== null && knownSpenders(book, [...assets.keys()], exchanges).some((one) => one.spender === spender)
  return isKnown ? <Note>{approvalsText('lookup.known')}</Note> : <UnlistedApprovals {...{ owner, spender, assets }} />
}

function UnlistedApprovals({ owner, spender, assets }: Props & { assets: Approvables }) {
  const heldTokens = useHeldTokens(owner, assets)
  const pairs = useMemo(() => (heldTokens ?? []).map((token) => ({ token, spender })), [heldTokens, spender])
  const shown = useOpenApprovals({ owner, pairs, assets, withRecords: false })
  if (heldTokens === null || !shown.sweep.isDone) return <Skeleton label={approvalsText('loading')} />
  if (heldTokens.length === 0) return <Note>{approvalsText('lookup.holds')}</Note>
  return (
    <>
      <ApprovalList owner={owner} shown={shown} label={approvalsText('lookup.title')} />
      {shown.open.length === 0 && shown.unread.length === 0 && <Note>{approvalsText('lookup.none')}</Note>}
      <UnreadApprovals shown={shown} />
    </>
  )
}

/** Tokens the account holds; null until all are checked. */
function useHeldTokens(account: Address, assets: Approvables): readonly Address[] | null {
  const [found, setFound] = useState<readonly Address[] | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const tokens: Address[] = []
    const sweep = { account, tokens: [...assets.keys()], signal: stop.signal }
    void readAllBalances(chainReads(), sweep, (part) => {
      for (const [token, balance] of part) if (balance > 0n) tokens.push(token)
    }).then(() => (stop.signal.aborted ? undefined : setFound(tokens)))
    return () => stop.abort()
  }, [account, assets])
  return found
}
