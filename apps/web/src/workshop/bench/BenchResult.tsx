import { Button } from '@musi/ui/controls/Button'
import type { Sending } from '#platform/session/transactions/send/useSending.ts'
import styles from './Bench.module.css'
import { benchText } from './benchWords.ts'

function text(sending: Sending): string {
  if (sending.step === 'idle') return ''
  if (sending.step === 'waiting') return benchText('waiting')
  const { outcome } = sending
  if (outcome.kind === 'problem') return outcome.text
  return outcome.kind === 'sent' ? benchText('sent') : benchText('stopped')
}

const isBad = (sending: Sending) => sending.step === 'answered' && sending.outcome.kind === 'problem'

/** The state of a press, with a way to stop waiting for a silent wallet (case 43). */
export function BenchResult({ kind, sending }: { kind: string; sending: Sending }) {
  return (
    <div className={styles['result']}>
      <output id={`bench-${kind}-result`} className={isBad(sending) ? styles['bad'] : undefined}>
        {text(sending)}
      </output>
      {sending.step === 'waiting' && (
        <Button kind="quiet" size="small" onClick={sending.cancel}>
          {benchText('stop')}
        </Button>
      )}
    </div>
  )
}
