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

/** Sends and tracks the state. Leaving the screen does not cancel the request. */
export function useSending(): {
  sending: Sending
  start: (intent: SendIntent | BatchSendIntent) => Promise<SendOutcome>
} {
  const send = useSend()
  const [sending, setSending] = useState<Sending>({ step: 'idle' })
  const currentRequest = useRef<AbortController | null>(null)
  useEffect(() => () => void (currentRequest.current = null), [])

  async function start(intent: SendIntent | BatchSendIntent): Promise<SendOutcome> {
    const controller = new AbortController()
    currentRequest.current = controller
    setSending({ step: 'waiting', cancel: () => controller.abort() })
    const outcome = await send(intent, { signal: controller.signal })
    if (currentRequest.current === controller) setSending({ step: 'answered', outcome })
    return outcome
  }
  return { sending, start }
}
