import type { DemoKey } from './demoKeys.ts'
import type { Call } from '../../write.ts'

/** Requests for consent, shown in the wallet's own window. */
export type DemoPrompt =
  | { kind: 'connect'; account: DemoKey }
  | { kind: 'send'; account: DemoKey; calls: readonly Call[] }
  | { kind: 'sign'; account: DemoKey; what: 'text' | 'typedData'; content: string }

/** The account the wallet shows, and whether the page sees it. */
export type DemoSession = { chosen: DemoKey; connected: boolean }

export const visibleAccounts = ({ chosen, connected }: DemoSession) => (connected ? [chosen.address] : [])
