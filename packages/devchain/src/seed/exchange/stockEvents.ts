import { transfer } from '@musi/chain/writes/tokens/transfer'
import { secondsAgoAt } from '../clock.ts'
import { stepOf } from '../stepOf.ts'
import { type Person, fans } from '../people.ts'
import type { SeedEvent, SeedState } from '../seedState.ts'
import type { Step } from '../timeline.ts'

/** Part of each pool's tokens given away at the start, because without sellers prices could only rise. */
const SHARE = 8n

const giveStep = (
  { balances }: SeedState,
  from: `0x${string}`,
  to: Person,
  token: `0x${string}`,
  amount: bigint,
): Step => {
  balances.change(to.address, token, amount)
  return stepOf(from, `${to.name} is given a stock`, transfer({ what: token, recipient: to.address, amount }))
}

/** Initial gifts: coins for Esi, artist tokens for Finn. */
export function stockEvents(): SeedEvent[] {
  const [, , , , esi, finn] = fans()
  if (esi === undefined || finn === undefined) return []
  return [
    {
      secondsAgo: secondsAgoAt(29, 20),
      act: (seed) =>
        seed.artists.flatMap(({ person, token: { address }, pool }) =>
          pool === null ? [] : [giveStep(seed, person.address, finn, address, pool.tokens / SHARE)],
        ),
    },
    {
      secondsAgo: secondsAgoAt(29, 13),
      act(seed) {
        const { world } = seed
        const coins = world.pools.filter(({ a, b }) => a.address === world.wrappedNative.address || b.symbol === 'IGG')
        // Governance tokens are distributed by voters.ts.
        const dealt = coins.filter(({ b }) => b.address !== world.governanceToken)
        return dealt.map(({ b }) => giveStep(seed, world.deployer, esi, b.address, b.amount / SHARE))
      },
    },
  ]
}
