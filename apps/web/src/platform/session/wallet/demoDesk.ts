import type { DemoQuestion } from '@musi/chain/wallet/demo/demoSession'
import type { DemoWallet } from '@musi/chain/wallet/demo/demoWallet'
import { perVisit } from '../../page/visit/visit.ts'
import { visitValue } from '../../page/visit/visitValue.ts'

/** What the demo wallet's own window shows: one question at a time, in the order in which they came. */
export type DemoAsked = { question: DemoQuestion; wallet: DemoWallet; answer: (approved: boolean) => void }

const desk = perVisit((): { wallet: DemoWallet | null } => ({ wallet: null }))
const asked = visitValue<readonly DemoAsked[]>(() => [])

export const { subscribe } = asked

export const demoAsked = (): DemoAsked | null => asked.get()[0] ?? null

/** The demo wallet that is open; null: none was chosen on this page. */
export const openDemoWallet = (): DemoWallet | null => desk().wallet

/** Everything that is asked is told no: nobody can answer it any more. */
export const refuseDemo = (): void => asked.get().forEach(({ answer }) => answer(false))

export function demoOpened(opened: DemoWallet): void {
  refuseDemo()
  desk().wallet = opened
}

export function askDemo(question: DemoQuestion): Promise<boolean> {
  const of = desk().wallet
  if (of === null) return Promise.resolve(false)
  return new Promise((resolve) => {
    const mine: DemoAsked = {
      question,
      wallet: of,
      answer(approved) {
        asked.set(asked.get().filter((one) => one !== mine))
        resolve(approved)
      },
    }
    asked.set([...asked.get(), mine])
  })
}
