import { Button } from '@musi/ui/controls/Button'
import type { Sending } from '#platform/session/transactions/send/useSending.ts'
import styles from './Bench.module.css'
import { t } from './benchWords.ts'

function text(sending: Sending): string {
  if (sending.step === 'idle') return ''
  if (sending.step === 'waiting') return t('waiting')
  const { outcome } = sending
  if (outcome.kind === 'problem') return outcome.text
  return outcome.kind === 'sent' ? t('sent') : t('stopped')
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
          {t('stop')}
        </Button>
      )}
    </div>
  )
}
