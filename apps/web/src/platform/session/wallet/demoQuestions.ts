import type { DemoPrompt } from '@musi/chain/wallet/demo/demoSession'
import type { DemoWallet } from '@musi/chain/wallet/demo/demoWallet'
import { perVisit } from '#platform/page/visit/visit.ts'
import { visitValue } from '#platform/page/visit/visitValue.ts'

/**
 * The questions for the window of our own wallets, shown one at a time in order of arrival. `wallet` is null if an account with a passkey
 * asks.
 */
export type PendingDemoQuestion = {
  question: DemoPrompt
  wallet: DemoWallet | null
  answer: (approved: boolean) => void
}

const state = perVisit((): { wallet: DemoWallet | null } => ({ wallet: null }))
const queue = visitValue<readonly PendingDemoQuestion[]>(() => [])

export const { subscribe } = queue

export const pendingDemoQuestion = (): PendingDemoQuestion | null => queue.get()[0] ?? null

/** The open demo wallet; null if none was chosen on this page. */
export const currentDemoWallet = (): DemoWallet | null => state().wallet

/** Refuses all open questions, which nobody can answer any more. */
export const refuseDemoQuestions = (): void => queue.get().forEach(({ answer }) => answer(false))

export function setDemoWallet(wallet: DemoWallet): void {
  refuseDemoQuestions()
  state().wallet = wallet
}

/** Asks once the earlier questions are answered. */
export const askDemo = (question: DemoPrompt, wallet = state().wallet): Promise<boolean> =>
  new Promise((resolve) => {
    const pending: PendingDemoQuestion = {
      question,
      wallet,
      answer(approved) {
        queue.set(queue.get().filter((one) => one !== pending))
        resolve(approved)
      },
    }
    queue.set([...queue.get(), pending])
  })
