import { useEffect, useRef, useState } from 'react'
import type { SendIntent } from './send.ts'
import type { BatchSendIntent } from './sendBatch.ts'
import type { SendOutcome } from './sendOutcome.ts'
import { useSend } from './useSend.ts'

/** The state of a press: idle, waiting for the wallet, or answered. */
export type Sending =
  | { step: 'idle' }
  | { step: 'waiting'; cancel: () => void }
  | { step: 'answered'; outcome: SendOutcome }

/** Sends and tracks the state. The request goes on when the screen is left. */
export function useSending(): {
  sending: Sending
  start: (intent: SendIntent | BatchSendIntent) => Promise<SendOutcome>
} {
  const send = useSend()
  const [sending, setSending] = useState<Sending>({ step: 'idle' })
  const latest = useRef<AbortController | null>(null)
  useEffect(() => () => void (latest.current = null), [])

  async function start(intent: SendIntent | BatchSendIntent): Promise<SendOutcome> {
    const controller = new AbortController()
    latest.current = controller
    setSending({ step: 'waiting', cancel: () => controller.abort() })
    const outcome = await send(intent, { signal: controller.signal })
    if (latest.current === controller) setSending({ step: 'answered', outcome })
    return outcome
  }
  return { sending, start }
}
