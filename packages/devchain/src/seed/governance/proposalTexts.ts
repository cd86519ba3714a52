import type { World } from '@musi/contracts/deploy/world'
import type { KnownStatus } from '@musi/domain/governance/proposalStatus'
import { type Address, encodeAbiParameters, parseUnits } from 'viem'
import { demoAccount } from '../../world/demoAccounts.ts'
import type { ProposalText } from './governance.ts'

const grant = (token: Address, to: Address, amount: string) => ({
  target: token,
  signature: 'transfer(address,uint256)',
  data: encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [to, parseUnits(amount, 18)]),
})

const delay = (timelock: Address, days: number) => ({
  target: timelock,
  signature: 'setDelay(uint256)',
  data: encodeAbiParameters([{ type: 'uint256' }], [BigInt(days * 86_400)]),
})

/** Texts of the proposals; one is empty. */
export function proposalText(state: KnownStatus, { governanceToken: token, governance }: World): ProposalText {
  const artist = demoAccount('artist').address
  const collector = demoAccount('collector').address
  return {
    executed: {
      calls: [grant(token, artist, '25000')],
      description: `# A first grant for artists

The treasury has stood still since the launch. This pays **25,000 UNI** to Arlo, who writes the lessons for newcomers.

- one payment, no strings
- a report after three months`,
    },
    expired: {
      calls: [delay(governance.timelock, 5)],
      description: `# Five days between a vote and its execution

Two days are little when a decision falls on a weekend. With five, everybody who disagrees has time to leave.`,
    },
    defeated: {
      calls: [grant(token, collector, '2000000')],
      description: `# Buy a billboard

Two million UNI for one month beside the motorway. *Think big.*

> If they cannot read it, they were driving too fast.`,
    },
    canceled: { calls: [grant(token, artist, '1')], description: '' },
    succeeded: {
      calls: [grant(token, artist, '40000'), grant(token, collector, '10000')],
      description: `# Pay for the winter sessions

Six evenings, twelve bands, all recorded and given away:

1. rent and sound, 40,000 UNI
2. mixing, 10,000 UNI

The budget is in the [minutes of the last meeting](https://example.org/minutes).`,
    },
    queued: {
      calls: [delay(governance.timelock, 3)],
      description: `# Three days between a vote and its execution

Five were too many for most of us. Three are a compromise that nobody likes and everybody can live with.`,
    },
    active: {
      calls: [grant(token, artist, '100000'), delay(governance.timelock, 4)],
      description: `# A fund for first records

Every artist with a token and at least **three songs** may ask for up to 5,000 UNI to press a first record.

## How
The treasury sets 100,000 UNI aside. Whoever asks shows the songs; holders decide twice a year.

## Why now
The jukebox has more listeners than ever, and most of them would buy a record that they can hold.`,
    },
    pending: {
      calls: [grant(token, collector, '15000')],
      description: `# A listening room in every town

A room, a good pair of speakers and somebody who opens the door. The first one costs **15,000 UNI** and is open to all.`,
    },
  }[state]
}

/** Proposals whose rehearsal differs from their description. */
export const CURIOSITIES = ['tooMuch', 'strange', 'tooLate'] as const
export type Curiosity = (typeof CURIOSITIES)[number]

const DAY = 86_400
const types = {
  approve: [{ type: 'address' }, { type: 'uint256' }],
  sell: [{ type: 'uint256' }, { type: 'uint256' }, { type: 'address[]' }, { type: 'address' }, { type: 'uint256' }],
} as const

/** Calls of a sale with a deadline in one day, which fails, because a queued proposal waits for two. */
function saleCalls({ governanceToken: token, governance, wrappedNative, v2Router }: World, nowSeconds: number) {
  const amount = parseUnits('1000', 18)
  const order = [amount, 1n, [token, wrappedNative.address], governance.timelock, BigInt(nowSeconds + DAY)] as const
  return [
    {
      target: token,
      signature: 'approve(address,uint256)',
      data: encodeAbiParameters(types.approve, [v2Router.address, amount]),
    },
    {
      target: v2Router.address,
      signature: 'swapExactTokensForETH(uint256,uint256,address[],address,uint256)',
      data: encodeAbiParameters(types.sell, order),
    },
  ]
}

export function curiosityText(curiosity: Curiosity, world: World, nowSeconds: number): ProposalText {
  const { governanceToken: token } = world
  const artist = demoAccount('artist').address
  switch (curiosity) {
    case 'tooMuch':
      return {
        calls: [grant(token, artist, '10000'), grant(token, demoAccount('collector').address, '6000000')],
        description: `# Press everything on vinyl

10,000 UNI for the artwork, and six million for the pressing plant. *The treasury will find them somewhere.*`,
      }
    case 'strange':
      return {
        calls: [
          grant(token, artist, '500'),
          {
            target: world.names.reverse.address,
            signature: 'setName(string)',
            data: encodeAbiParameters([{ type: 'string' }], ['treasury.musi']),
          },
        ],
        description: `# A name for the treasury

Whoever sends it something should be able to type **treasury.musi**. Arlo gets 500 UNI for setting it up.`,
      }
    case 'tooLate':
      return {
        calls: saleCalls(world, nowSeconds),
        description: `# Sell a few tokens for the sound system

1,000 UNI become ETH, and the ETH becomes a sound system. The order is good for a day.`,
      }
  }
}
