import { callTokens, signedTokens } from '@musi/chain/explain/terms/namedTokens'
import { type SignedTerms, signedTerms } from '@musi/chain/explain/terms/signedTerms'
import type { DemoPrompt } from '@musi/chain/wallet/demo/demoSession'
import { config } from '#platform/page/config/config.ts'
import { useRpcOutage } from '#platform/session/freshness/useOutage.ts'
import { addressDirectory } from '#platform/tokens/explain/addressDirectory.ts'
import { type Reading, useIdentities } from '#platform/tokens/explain/useIdentities.ts'
import { type Step, useSteps } from './useSteps.ts'

type Signing = Extract<DemoPrompt, { kind: 'sign' }>

/** Meaning of the signature; null if it is unknown to this wallet. */
const termsOf = ({ what, content }: Signing): SignedTerms | null =>
  signedTerms({
    what,
    content,
    origin: location.origin,
    chainId: config().chainId,
    contract: addressDirectory().contract,
  })

export type ReadQuestion = {
  /** The acts of a transaction; empty for other questions. */
  steps: readonly Step[]
  /** Meaning of a signature; null for other questions, and if it is unknown. */
  signed: SignedTerms | null
  /**
   * State of the reads: no amount is shown before its token is read, or said to be unreadable
   * (spec: wallets.demo-read-first).
   */
  reading: Reading
}

const NO_CALLS = [] as const

/** Reads everything that the question's text shows. */
export function useReadQuestion(question: DemoPrompt): ReadQuestion {
  const steps = useSteps(question.kind === 'send' ? question.calls : NO_CALLS, question.account.address)
  const signed = question.kind === 'sign' ? termsOf(question) : null
  const isUnreachable = useRpcOutage() !== null
  const tokens = useIdentities([
    ...steps.flatMap(({ terms, allowances }) => callTokens(terms, allowances)),
    ...(signed === null ? [] : signedTokens(signed)),
  ])
  const areStepsRead = steps.every(({ isRead }) => isRead)
  return { steps, signed, reading: areStepsRead ? tokens : isUnreachable ? 'unread' : 'reading' }
}
