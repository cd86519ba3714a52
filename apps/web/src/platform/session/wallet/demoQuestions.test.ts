import { demoWallet } from '@musi/chain/wallet/demo/demoWallet'
import { beforeEach, expect, test } from 'vitest'
import { askDemo, pendingDemoQuestion, setDemoWallet, refuseDemoQuestions, subscribe } from './demoQuestions.ts'

/** Rejects, because no test here may reach the chain. */
const request = () => Promise.reject(new Error('The chain was asked.'))

function openWallet() {
  const wallet = demoWallet({ request, chainId: 31337, batchAccount: null, ask: askDemo })
  setDemoWallet(wallet)
  const [account] = wallet.accounts
  if (account === undefined) throw new Error('The demo wallet has no account.')
  return { wallet, question: { kind: 'sign', account, what: 'text', content: 'hello' } as const }
}

beforeEach(refuseDemoQuestions)

test('questions are shown one at a time, in order', async () => {
  const { question } = openWallet()
  const first = askDemo({ ...question, content: 'first' })
  const second = askDemo({ ...question, content: 'second' })
  expect(pendingDemoQuestion()?.question).toMatchObject({ content: 'first' })
  pendingDemoQuestion()?.answer(true)
  expect(pendingDemoQuestion()?.question).toMatchObject({ content: 'second' })
  pendingDemoQuestion()?.answer(false)
  expect([pendingDemoQuestion(), await first, await second]).toEqual([null, true, false])
})

test('case 44: only the first answer to a question counts', async () => {
  const { question } = openWallet()
  const answer = askDemo(question)
  const pending = pendingDemoQuestion()
  pending?.answer(false)
  pending?.answer(true)
  expect([await answer, pendingDemoQuestion()]).toEqual([false, null])
})

test('a reopened wallet has no open questions', async () => {
  const { question } = openWallet()
  const answer = askDemo(question)
  let calls = 0
  const stop = subscribe(() => (calls += 1))
  const { wallet } = openWallet()
  stop()
  expect([await answer, pendingDemoQuestion(), calls]).toEqual([false, null, 1])
  void askDemo(question)
  expect(pendingDemoQuestion()?.wallet).toBe(wallet)
})
