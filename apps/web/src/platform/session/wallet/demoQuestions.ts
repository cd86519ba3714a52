import type { DemoPrompt } from '@musi/chain/wallet/demo/demoSession'
import type { DemoWallet } from '@musi/chain/wallet/demo/demoWallet'
import { perVisit } from '#platform/page/visit/visit.ts'
import { visitValue } from '#platform/page/visit/visitValue.ts'

/** The questions for the demo wallet's own window, shown one at a time in order of arrival. */
export type PendingDemoQuestion = { question: DemoPrompt; wallet: DemoWallet; answer: (approved: boolean) => void }

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

export function askDemo(question: DemoPrompt): Promise<boolean> {
  const wallet = state().wallet
  if (wallet === null) return Promise.resolve(false)
  return new Promise((resolve) => {
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
}
