import { expect, it } from 'vitest'
import { type Funds, type FundsOwner, bidderFunds, fundsKey } from './bidderFunds.ts'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const TOKEN = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const fundsOfA = { bidder: A, token: TOKEN } as const
const fundsOfB = { bidder: B, token: TOKEN } as const

function recordFundsReads() {
  const readBidders: string[] = []
  let balance = 0n
  const hooks: { beforeAnswer: (() => void) | null } = { beforeAnswer: null }
  const funds = bidderFunds((owners) => {
    readBidders.push(owners.map(({ bidder }) => (bidder === A ? 'A' : 'B')).join(''))
    const answer = owners.map((): Funds => ({ balance: (balance += 1n), allowance: 9n }))
    hooks.beforeAnswer?.()
    return Promise.resolve(answer)
  })
  const balances = async (...owners: readonly FundsOwner[]) => {
    const read = await funds.read(owners)
    return owners.map((owner) => read.get(fundsKey(owner))?.balance)
  }
  return { funds, readBidders, balances, hooks }
}

it('a bidder’s funds are read once, until an event concerns them', async () => {
  const { funds, readBidders, balances } = recordFundsReads()
  expect(await balances(fundsOfA, fundsOfA, fundsOfB)).toEqual([1n, 1n, 2n])
  expect(await balances(fundsOfA, fundsOfB)).toEqual([1n, 2n])
  funds.forget([fundsOfA])
  expect(await balances(fundsOfA, fundsOfB)).toEqual([3n, 2n])
  funds.forget([])
  funds.forget(null)
  expect(await balances(fundsOfB)).toEqual([4n])
  expect(readBidders).toEqual(['AB', 'A', 'B'])
})

it('funds read before an event are not reused after it', async () => {
  const { funds, readBidders, balances, hooks } = recordFundsReads()
  hooks.beforeAnswer = () => funds.forget([fundsOfA])
  expect(await balances(fundsOfA)).toEqual([1n])
  hooks.beforeAnswer = null
  expect(await balances(fundsOfA)).toEqual([2n])
  expect(await balances(fundsOfA)).toEqual([2n])
  expect(readBidders).toEqual(['A', 'A'])
})
