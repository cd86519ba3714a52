import { type ReactNode, useId } from 'react'
import { Button } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { Stack } from '@musi/ui/layout/Stack'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import type { BatchSendIntent } from '#platform/session/transactions/send/sendBatch.ts'
import { useSending } from '#platform/session/transactions/send/useSending.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import styles from './Bench.module.css'
import { BenchResult } from './BenchResult.tsx'
import { benchText } from './benchWords.ts'

/** One line of what will be signed. */
export type Fact = readonly [label: string, value: string]

type Props = {
  kind: string
  title: string
  facts: readonly Fact[]
  /** The transaction to send; null if the form is incomplete. */
  intent: SendIntent | BatchSendIntent | null
  children?: ReactNode
}

/** One kind of transaction: its fields, its facts, the button, and the outcome. */
export function BenchCard({ kind, title, facts, intent, children }: Props) {
  const heading = useId()
  const isConnected = useAccount() !== null
  const { sending, start } = useSending()
  const press = () => {
    if (intent !== null) void start(intent)
  }
  return (
    <section aria-labelledby={heading} className={styles['card']}>
      <h2 id={heading}>{title}</h2>
      <Stack
        as="form"
        gap={4}
        onSubmit={(event) => {
          event.preventDefault()
          press()
        }}
      >
        {children}
        <Stack as="dl" gap={2} className={styles['facts']}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <Note as="dt">{label}</Note>
              <dd>{value}</dd>
            </div>
          ))}
        </Stack>
        <Button
          id={`bench-${kind}`}
          type="submit"
          kind="secondary"
          block
          busy={sending.step === 'waiting'}
          disabled={intent === null || !isConnected}
        >
          {title}
        </Button>
      </Stack>
      {!isConnected && <Note>{benchText('connect')}</Note>}
      <BenchResult kind={kind} sending={sending} />
    </section>
  )
}
