import { useEffect, useRef, useState } from 'react'
import type { SendIntent } from './send.ts'
import type { BatchSendIntent } from './sendBatch.ts'
import type { SendOutcome } from './sendOutcome.ts'
import { useSend } from './useSend.ts'

/** Where a press has got to: nothing pressed, in the wallet's hands, or answered. */
export type Sending =
  | { step: 'idle' }
  | { step: 'waiting'; cancel: () => void }
  | { step: 'answered'; outcome: SendOutcome }

/** Sends and says where that has got to. What was asked for goes on when the screen is left. */
export function useSending(): {
  sending: Sending
  start: (intent: SendIntent | BatchSendIntent) => Promise<SendOutcome>
} {
  const send = useSend()
  const [sending, setSending] = useState<Sending>({ step: 'idle' })
  const latest = useRef<AbortController | null>(null)
  useEffect(() => () => void (latest.current = null), [])

  async function start(intent: SendIntent | BatchSendIntent): Promise<SendOutcome> {
    const mine = new AbortController()
    latest.current = mine
    setSending({ step: 'waiting', cancel: () => mine.abort() })
    const outcome = await send(intent, { signal: mine.signal })
    if (latest.current === mine) setSending({ step: 'answered', outcome })
    return outcome
  }
  return { sending, start }
}
