import { demoWallet } from '@musi/chain/wallet/demo/demoWallet'
import { beforeEach, expect, test } from 'vitest'
import { askDemo, demoAsked, demoOpened, refuseDemo, subscribe } from './demoDesk.ts'

/** Nothing here gets as far as the chain. */
const request = () => Promise.reject(new Error('The chain was asked.'))

function opened() {
  const wallet = demoWallet({ request, chainId: 31337, batchAccount: null, ask: askDemo })
  demoOpened(wallet)
  const [account] = wallet.accounts
  if (account === undefined) throw new Error('The demo wallet has no account.')
  return { wallet, question: { kind: 'sign', account, what: 'text', content: 'hello' } as const }
}

beforeEach(refuseDemo)

test('questions come one at a time, in their order', async () => {
  const { question } = opened()
  const first = askDemo({ ...question, content: 'first' })
  const second = askDemo({ ...question, content: 'second' })
  expect(demoAsked()?.question).toMatchObject({ content: 'first' })
  demoAsked()?.answer(true)
  expect(demoAsked()?.question).toMatchObject({ content: 'second' })
  demoAsked()?.answer(false)
  expect([demoAsked(), await first, await second]).toEqual([null, true, false])
})

test('case 44: a question that is answered twice has one answer', async () => {
  const { question } = opened()
  const asked = askDemo(question)
  const desk = demoAsked()
  desk?.answer(false)
  desk?.answer(true)
  expect([await asked, demoAsked()]).toEqual([false, null])
})

test('a wallet that is opened anew has nothing left to answer', async () => {
  const { question } = opened()
  const asked = askDemo(question)
  let heard = 0
  const stop = subscribe(() => (heard += 1))
  const { wallet } = opened()
  stop()
  expect([await asked, demoAsked(), heard]).toEqual([false, null, 1])
  void askDemo(question)
  expect(demoAsked()?.wallet).toBe(wallet)
})
