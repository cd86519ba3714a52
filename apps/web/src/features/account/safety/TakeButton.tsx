import { RECOVERIES_PATH } from '@musi/api/paths'
import { RecoveryAnswer } from '@musi/api/touch/recoveries'
import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { useState } from 'react'
import { config } from '#platform/page/config/config.ts'
import { ask, jsonRequest } from '#platform/page/http/ask.ts'
import { readValue } from '#platform/page/http/readAnswer.ts'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { showModal } from '#platform/page/modals/currentModal.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { safetyText } from './safetyWords.ts'

type Outcome = 'sent' | 'notReady' | 'failed' | 'tooMany' | 'away'

const readAnswered = (value: unknown) => readValue(RecoveryAnswer, value)

/** Asks our server to complete the recovery, because a new phone has no account yet (spec: touch.recovery-sent). */
async function askServer(account: Address): Promise<Outcome> {
  const answer = await ask(RECOVERIES_PATH, readAnswered, jsonRequest('POST', { account }))
  if (answer.ok) return 'sent'
  const code = answer.failure.kind === 'refused' ? answer.failure.code : null
  return code === 'notReady' || code === 'failed' || code === 'tooMany' ? code : 'away'
}

type Props = { account: Address; readyAt: number; isMain: boolean; onTake: () => void }

/** Completes a recovery: with the connected account, or else by our server if it submits for accounts. */
export function TakeButton({ account, readyAt, isMain, onTake }: Props) {
  const isConnected = useAccount() !== null
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    setOutcome(await askServer(account))
    setBusy(false)
  }
  const connect = () => showModal('WALLET')
  const isSentByServer = !isConnected && config().relays && outcome !== 'tooMany'
  const press = isConnected ? onTake : isSentByServer ? () => void send() : connect
  return (
    <>
      <Button id="take-recovery" kind={isMain ? 'primary' : 'secondary'} busy={isBusy} onClick={press}>
        {safetyText('pending.take')}
      </Button>
      <Note as="output" tone="strong">
        {outcome === null
          ? ''
          : outcome === 'notReady'
            ? safetyText('take.notReady', { date: exactTime(readyAt) })
            : safetyText(`take.${outcome}`)}
      </Note>
      <Note>{safetyText(isSentByServer ? 'pending.free' : 'pending.anybody')}</Note>
    </>
  )
}
