import { expect, it } from 'vitest'
import { type Funds, type FundsOwner, bidderFunds, fundsKey } from './bidderFunds.ts'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const TOKEN = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const ofA = { bidder: A, token: TOKEN } as const
const ofB = { bidder: B, token: TOKEN } as const

function asked() {
  const questions: string[] = []
  let balance = 0n
  const hold: { before: (() => void) | null } = { before: null }
  const funds = bidderFunds((owners) => {
    questions.push(owners.map(({ bidder }) => (bidder === A ? 'A' : 'B')).join(''))
    const answer = owners.map((): Funds => ({ balance: (balance += 1n), allowance: 9n }))
    hold.before?.()
    return Promise.resolve(answer)
  })
  const balances = async (...owners: readonly FundsOwner[]) => {
    const read = await funds.read(owners)
    return owners.map((owner) => read.get(fundsKey(owner))?.balance)
  }
  return { funds, questions, balances, hold }
}

it('a bidder’s funds are read once, until an event concerns them', async () => {
  const { funds, questions, balances } = asked()
  expect(await balances(ofA, ofA, ofB)).toEqual([1n, 1n, 2n])
  expect(await balances(ofA, ofB)).toEqual([1n, 2n])
  funds.forget([ofA])
  expect(await balances(ofA, ofB)).toEqual([3n, 2n])
  funds.forget([])
  funds.forget(null)
  expect(await balances(ofB)).toEqual([4n])
  expect(questions).toEqual(['AB', 'A', 'B'])
})

it('funds read before an event are not reused after it', async () => {
  const { funds, questions, balances, hold } = asked()
  hold.before = () => funds.forget([ofA])
  expect(await balances(ofA)).toEqual([1n])
  hold.before = null
  expect(await balances(ofA)).toEqual([2n])
  expect(await balances(ofA)).toEqual([2n])
  expect(questions).toEqual(['A', 'A'])
})
