import type { DemoQuestion } from '@musi/chain/wallet/demo/demoSession'
import type { DemoWallet } from '@musi/chain/wallet/demo/demoWallet'

/** What the demo wallet's own window shows: one question at a time, in the order in which they came. */
export type DemoAsked = { question: DemoQuestion; wallet: DemoWallet; answer: (approved: boolean) => void }

let wallet: DemoWallet | null = null
let asked: readonly DemoAsked[] = []
const listeners = new Set<() => void>()

function set(next: readonly DemoAsked[]): void {
  asked = next
  listeners.forEach((listener) => listener())
}

export const demoAsked = (): DemoAsked | null => asked[0] ?? null

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The demo wallet that is open; null: none was chosen on this page. */
export const openDemoWallet = (): DemoWallet | null => wallet

/** Everything that is asked is told no: nobody can answer it any more. */
export const refuseDemo = (): void => asked.forEach(({ answer }) => answer(false))

export function demoOpened(opened: DemoWallet): void {
  refuseDemo()
  wallet = opened
}

export function askDemo(question: DemoQuestion): Promise<boolean> {
  const of = wallet
  if (of === null) return Promise.resolve(false)
  return new Promise((resolve) => {
    const mine: DemoAsked = {
      question,
      wallet: of,
      answer(approved) {
        set(asked.filter((one) => one !== mine))
        resolve(approved)
      },
    }
    set([...asked, mine])
  })
}
