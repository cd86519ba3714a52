import type { DemoKey } from './demoKeys.ts'
import type { WalletPrompt } from '../walletPrompt.ts'

/** Requests for consent, shown in the wallet's own window. */
export type DemoPrompt = { kind: 'connect'; account: DemoKey } | WalletPrompt

/** The account the wallet shows, and whether the page sees it. */
export type DemoSession = { chosen: DemoKey; connected: boolean }

export const visibleAccounts = ({ chosen, connected }: DemoSession) => (connected ? [chosen.address] : [])
