import type { DemoKey } from './demoKeys.ts'
import type { Call } from '../../write.ts'

/** What the wallet's own window asks the person. True: approved. */
export type DemoPrompt =
  | { kind: 'connect'; account: DemoKey }
  | { kind: 'send'; account: DemoKey; calls: readonly Call[] }
  | { kind: 'sign'; account: DemoKey; what: 'text' | 'typedData'; content: string }

/** Which account the wallet shows, and whether it shows it to the page. */
export type DemoSession = { chosen: DemoKey; connected: boolean }

export const visibleTo = ({ chosen, connected }: DemoSession) => (connected ? [chosen.address] : [])
